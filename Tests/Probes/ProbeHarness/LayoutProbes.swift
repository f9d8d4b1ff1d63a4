import HarnessKit
import SwiftUI

@MainActor
func registerLayoutProbes(in harness: inout Harness) {
  harness.probe("PaddingProbe") { PaddingProbe() }
  harness.probe("FrameProbe") { FrameProbe() }
  harness.probe("PositionProbe") { PositionProbe() }
  harness.probe("AlignmentProbe") { AlignmentProbe() }
  harness.probe("SafeAreaProbe") { SafeAreaProbe() }
  harness.probe("GeometryProbe") { GeometryProbe() }
  harness.probe("CustomLayoutProbe") { CustomLayoutProbe() }
  harness.probe("ValueProbe") { ValueProbe() }
  harness.probe("StackProbe") { StackProbe() }
  harness.probe("GridProbe") { GridProbe() }
  harness.probe("SubviewsProbe") { SubviewsProbe() }
  harness.probe("SectionsProbe") { SectionsProbe() }
  harness.probe("BoxProbe") { BoxProbe() }
  harness.probe("UnavailableProbe") { UnavailableProbe() }
  harness.probe("ListProbe") { ListProbe() }
  harness.probe("SelectionProbe") { SelectionProbe() }
  harness.probe("SectionProbe") { SectionProbe() }
  harness.probe("EditProbe") { EditProbe() }
  harness.probe("RowsProbe") { RowsProbe() }
  harness.probe("SortProbe") { SortProbe() }
  harness.probe("KeyboardScrollProbe") { KeyboardScrollProbe() }
  harness.probe("RowStyleProbe") { RowStyleProbe() }
  harness.probe("FormProbe") { FormProbe() }
  harness.probe("DisclosureProbe") { DisclosureProbe() }
  harness.probe("TableProbe") { TableProbe() }
  harness.probe("RefreshProbe") { RefreshProbe() }
  harness.probe("ScrollProbe") { ScrollProbe() }
  harness.probe("ScrollReaderProbe") { ScrollReaderProbe() }
  harness.probe("ScrollStyleProbe") { ScrollStyleProbe() }
  harness.probe("ScrollTargetProbe") { ScrollTargetProbe() }
  harness.probe("ScrollEventsProbe") { ScrollEventsProbe() }
  harness.probe("HandedOnProbe") { HandedOnProbe() }
  harness.probe("StylesProbe") { StylesProbe() }
  harness.probe("KeptProbe") { KeptProbe() }
  harness.probe("FadeProbe") { FadeProbe() }
}
