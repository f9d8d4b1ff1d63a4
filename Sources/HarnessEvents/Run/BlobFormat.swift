/// A report for machines of ours: a mark, then the frames of a run's events. Reports of several
/// shards make one of the whole run.
package enum BlobFormat {
  /// The first bytes. The number changes with the meaning of the frames.
  package static let mark = Array("harness-blob 1\n".utf8)
  /// How the files end.
  package static let suffix = ".blob"
}
