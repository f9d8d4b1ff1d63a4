/// What a field is for, so that the keyboard can suggest something.
///
/// Source: UIKit's documentation of `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// From a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The same meanings under AppKit's name.
public typealias NSTextContentType = UITextContentType
/// The same meanings under WatchKit's name.
public typealias WKTextContentType = UITextContentType

extension UITextContentType {
  /// For: name.
  public static let name = UITextContentType(rawValue: "name")
  /// For: name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// For: given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// For: middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// For: family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// For: name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// For: nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// For: job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// For: organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// For: location.
  public static let location = UITextContentType(rawValue: "location")
  /// For: full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// For: street address line1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// For: street address line2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// For: address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// For: address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// For: address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// For: sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// For: country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// For: postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// For: telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// For: email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// For: address of the web.
  public static let URL = UITextContentType(rawValue: "URL")
  /// For: credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// For: credit card name.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// For: credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// For: credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// For: credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// For: credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// For: credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// For: credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "creditCardExpirationMonth")
  /// For: credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "creditCardExpirationYear")
  /// For: credit card type.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// For: username.
  public static let username = UITextContentType(rawValue: "username")
  /// For: password.
  public static let password = UITextContentType(rawValue: "password")
  /// For: new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// For: one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// For: shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// For: flight number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// For: date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// For: birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// For: birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// For: birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// For: birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// For: cellular eid.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// For: cellular imei.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}
