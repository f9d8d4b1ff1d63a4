"""Cuts the Swift components out of the seed documents, byte for byte.

usage: cut-out.py DOCUMENTS PACKAGE
"""
import pathlib
import sys


def document(folder, number):
    (path,) = folder.glob(f"{number}_*")
    return path.read_text().split("\n")


def declaration(lines, first):
    """The lines of a top-level declaration, from its first line to the brace in column 0."""
    start = lines.index(first)
    end = lines.index("}", start)
    return lines[start : end + 1]


def main():
    documents, package = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    check_boxes = document(documents, "000")
    boxes = ["import SwiftUI"]
    for first in (
        "struct iOSCheckboxToggleStyle: ToggleStyle {",
        "struct SupportedCheckBox: View {",
        "struct CheckBox: View {",
    ):
        boxes += declaration(check_boxes, first)
    content = document(documents, "002")
    start = content.index("import SwiftUI")
    end = max(index for index, line in enumerate(content) if line == "}")
    files = {
        "CheckBoxes.swift": boxes,
        "ContentView.swift": content[start : end + 1],
        "Inspection.swift": (package / "Support/Inspection.swift").read_text().split("\n"),
    }
    for target in ("seeds", "SeedsInSwift6"):
        folder = package / "Sources" / target
        folder.mkdir(parents=True, exist_ok=True)
        for name, lines in files.items():
            (folder / name).write_text("\n".join(lines) + "\n")
    main_file = (package / "Harness/main.swift").read_text()
    (package / "Sources/seeds/main.swift").write_text(main_file)


main()
