public import Foundation
public import HarnessAppleNames

// The initialisers of a share link with a title, and without any label.

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares several values, without a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")),
      preview: preview)
  }

  /// Shares a value, without a label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")), preview: { _ in preview })
  }

  /// Shares several values, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)),
      preview: preview)
  }

  /// Shares a value, with a localised title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)), preview: { _ in preview })
  }

  /// Shares several values, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)),
      preview: preview)
  }

  /// Shares a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)), preview: { _ in preview })
  }

  /// Shares several values, with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: title),
      preview: preview)
  }

  /// Shares a value, with a title.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: title), preview: { _ in preview })
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL
{
  /// Shares several values, without a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares several values, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares several values, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares several values, with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data == CollectionOfOne<URL>
{
  /// Shares a value, without a label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares a value, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares a value, with a title.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Shares several values, without a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares several values, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares several values, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares several values, with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data == CollectionOfOne<String>
{
  /// Shares a value, without a label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares a value, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares a value, with a title.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: title))
  }
}
