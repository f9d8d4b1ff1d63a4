local note, saved = find("Note"), find("saved")

describe("note editor", function()
  before_each(function() mount("NoteEditor") end)

  it("saves the draft when the user leaves the app", function()
    note:type("Milk")
    app:background()
    expect(spy.note):to_equal("Milk")
    app:foreground()
    expect(note):to_have_value("")
    expect(app.storage.savedNotes):to_equal(1)
  end)

  it("keeps the draft when the app is launched again", function()
    note:type("Bread")
    app:relaunch()
    expect(note):to_have_value("Bread")
    expect(app.spies.on_save):not_to_be_called()
  end)

  it("goes on with what was stored before", function()
    mount("NoteEditor", {}, { storage = { savedNotes = 41 } })
    note:type("Tea")
    find("Save"):tap()
    expect(saved):to_have_text("42 notes saved")
  end)

  it("takes a note from a link, and links to its help", function()
    app:open_url("notes://new/Eggs")
    expect(note):to_have_value("Eggs")
    find("Help"):tap()
    expect(app.opened_urls):to_equal{ "https://example.com/help" }
  end)

  it("finds nothing of what other tests have stored", function()
    expect(note):to_have_value("")
    expect(saved):to_have_text("0 notes saved")
    expect(app.storage.savedNotes):to_be_nil()
  end)

  it("leaves the picture out where text is large", function()
    expect(find("note.text")):to_exist()
    app:set{ dynamic_type = "accessibility1" }
    expect(find("note.text")):not_to_exist()
  end)
end)
