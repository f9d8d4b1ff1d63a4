import Foundation

/// The reasons why a request fails, by the names that scripts use: those of `URLError.Code`, in
/// snake_case.
enum NetworkErrors {
  static let codes: [String: URLError.Code] = Dictionary(
    uniqueKeysWithValues: list.map { (luaName(of: $0.name), $0.code) })

  private static let list: [(name: String, code: URLError.Code)] = [
    ("unknown", .unknown), ("cancelled", .cancelled), ("badURL", .badURL),
    ("timedOut", .timedOut), ("unsupportedURL", .unsupportedURL),
    ("cannotFindHost", .cannotFindHost), ("cannotConnectToHost", .cannotConnectToHost),
    ("networkConnectionLost", .networkConnectionLost), ("dnsLookupFailed", .dnsLookupFailed),
    ("httpTooManyRedirects", .httpTooManyRedirects),
    ("resourceUnavailable", .resourceUnavailable),
    ("notConnectedToInternet", .notConnectedToInternet),
    ("redirectToNonExistentLocation", .redirectToNonExistentLocation),
    ("badServerResponse", .badServerResponse),
    ("userCancelledAuthentication", .userCancelledAuthentication),
    ("userAuthenticationRequired", .userAuthenticationRequired),
    ("zeroByteResource", .zeroByteResource), ("cannotDecodeRawData", .cannotDecodeRawData),
    ("cannotDecodeContentData", .cannotDecodeContentData),
    ("cannotParseResponse", .cannotParseResponse), ("fileDoesNotExist", .fileDoesNotExist),
    ("fileIsDirectory", .fileIsDirectory),
    ("noPermissionsToReadFile", .noPermissionsToReadFile),
    ("dataLengthExceedsMaximum", .dataLengthExceedsMaximum),
    ("secureConnectionFailed", .secureConnectionFailed),
    ("serverCertificateHasBadDate", .serverCertificateHasBadDate),
    ("serverCertificateUntrusted", .serverCertificateUntrusted),
    ("serverCertificateHasUnknownRoot", .serverCertificateHasUnknownRoot),
    ("serverCertificateNotYetValid", .serverCertificateNotYetValid),
    ("clientCertificateRejected", .clientCertificateRejected),
    ("clientCertificateRequired", .clientCertificateRequired),
    ("cannotLoadFromNetwork", .cannotLoadFromNetwork),
    ("cannotCreateFile", .cannotCreateFile), ("cannotOpenFile", .cannotOpenFile),
    ("cannotCloseFile", .cannotCloseFile), ("cannotWriteToFile", .cannotWriteToFile),
    ("cannotRemoveFile", .cannotRemoveFile), ("cannotMoveFile", .cannotMoveFile),
    ("internationalRoamingOff", .internationalRoamingOff), ("callIsActive", .callIsActive),
    ("dataNotAllowed", .dataNotAllowed),
    ("requestBodyStreamExhausted", .requestBodyStreamExhausted),
  ]
}
