describe("camera access", function()
  local status = find("status")

  local function ask()
    mount("CameraAccess")
    find("Take a picture"):tap()
  end

  it("is allowed unless a test says otherwise", function()
    ask()
    expect(status):to_have_text("allowed")
    expect(spy.is_allowed):to_be_true()
    expect(system.alerts()):to_equal{
      {
        title = "Notes would like to use the camera",
        message = "Pictures go into your notes.",
        buttons = { "Don't Allow", "Allow" },
        answer = "Allow",
      },
    }
  end)

  it("is refused by a policy", function()
    local asked
    system.policy(function(alert)
      asked = alert.title
      return "Don't Allow"
    end)
    ask()
    expect(status):to_have_text("refused")
    expect(asked):to_equal("Notes would like to use the camera")
  end)

  it("waits for the test where the policy is to ask", function()
    system.policy("ask")
    ask()
    expect(status):to_have_text("asking")
    expect(find{ role = "alert" }):to_have_label("Notes would like to use the camera")
    expect(find{ role = "alert" }):to_have_attr("message", "Pictures go into your notes.")
    find("Take a picture"):tap{ expect = "refused" }
    system.find("Don't Allow"):tap()
    expect(status):to_have_text("refused")
    expect(system.find{ role = "alert" }):not_to_exist()
    find("Take a picture"):tap()
    find("Allow"):tap()
    expect(status):to_have_text("allowed")
  end)

  it("is asked for again when the app is launched again", function()
    system.policy("ask")
    ask()
    app:relaunch()
    expect(status):to_have_text("not asked")
    system.find("Allow"):tap()
    expect(system.find{ role = "alert" }):not_to_exist()
  end)
end)
