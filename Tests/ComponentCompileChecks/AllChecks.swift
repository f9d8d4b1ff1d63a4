import SwiftUI

/// The views of this target, for the tests that mount each of them.
public enum AllChecks {
    /// Each view under a name.
    @MainActor public static var views: [(name: String, view: any View)] {
        [
            ("ToggleCheckBox", ToggleCheckBox(title: "t", value: "v") { _, _ in }),
            ("ButtonCheckBox", ButtonCheckBox(title: "t", value: "v") { _, _ in }),
            ("CounterScreen", CounterScreen()),
            ("CounterScreen checked", CounterScreen().environment(\.isChecking, true)),
            ("StateForms", StateForms()),
            ("BindableElements", BindableElements()),
            ("CustomWrapper", CustomWrapper()),
            ("ObjectOwner", ObjectOwner(session: Session())),
            ("Statements", Statements(phase: .done, showsDetails: true)),
            ("Statements failed", Statements(phase: .failed, error: "e", showsDetails: false)),
            ("ManyStatements", ManyStatements()),
            ("Returning", Returning(isWide: true)),
            ("Nested", Nested()),
            ("LiteralForms", LiteralForms()),
            ("TextsThatFollow", TextsThatFollow()),
            ("HomeScreen", HomeScreen()),
            ("ButtonForms", ButtonForms {}),
            ("ToggleForms", ToggleForms()),
            ("FieldForms", FieldForms()),
            ("TextForms", TextForms()),
            ("ImageForms", ImageForms()),
            ("StackForms", StackForms()),
            ("ListForms", ListForms()),
            ("ModifierForms", ModifierForms(isDisabled: false)),
            ("EnvironmentForms", EnvironmentForms()),
            ("StyleForms", StyleForms()),
            ("AsyncWork", AsyncWork()),
            ("UsesConstants", UsesConstants()),
            ("KeyPaths", KeyPaths()),
            ("SystemValues", SystemValues()),
            ("SetsSystemValues", SetsSystemValues()),
            ("EditModeReader", EditModeReader()),
            ("Leaving", Leaving()),
            ("Metrics", Metrics()),
            ("StorageForms", StorageForms()),
            ("StoredSettingsForm", StoredSettingsForm()),
        ]
    }
}
