local email = find("email")
local password = find{ role = "secure_field" }
local sign_in = find{ "Sign in", role = "button" }

describe("sign-in form", function()
  before_each(function() mount("SignInForm") end)

  it("stays disabled until both fields are valid", function()
    expect(sign_in):to_be_disabled()
    email:type("ada@example")
    password:type("secret1")
    expect(find("email-error")):to_have_text("Enter a valid address")
    sign_in:tap{ expect = "refused" }

    email:clear_and_type("ada@example.com")
    expect(find("email-error")):not_to_exist()
    expect(sign_in):to_be_enabled()
    expect(app.spies.on_sign_in):not_to_be_called()
  end)

  it("submits what was typed, once", function()
    email:fill("ada@example.com")
    password:fill("secret1")
    find("Remember me"):check()
    sign_in:tap()
    expect(app.spies.on_sign_in):to_be_called(1)
    expect(app.spies.on_sign_in):to_be_called_with("ada@example.com", "secret1", true)
  end)

  it("submits with the return key of the password", function()
    email:fill("ada@example.com")
    password:type("secret1"):submit()
    expect(spy.email):to_equal("ada@example.com")
    expect(spy.remember):to_be_false()
  end)
end)

describe("sign-in form, refused", function()
  it("says why and clears the password", function()
    local refuse = spy.new("email", "password", "remember", function(_, given)
      if given ~= "secret1" then error("Wrong password", 0) end
    end)
    mount("SignInForm", { on_sign_in = refuse })
    email:fill("ada@example.com")
    password:fill("guess12")
    sign_in:tap()
    expect(find("failure")):to_contain_text("Wrong password")
    expect(password):to_have_value("")
    expect(email):to_have_value("ada@example.com")
    expect(sign_in):to_be_disabled()

    password:fill("secret1")
    sign_in:tap()
    expect(find("failure")):not_to_exist()
    expect(refuse):to_be_called(2)
  end)
end)
