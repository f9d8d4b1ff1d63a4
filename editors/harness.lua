---@meta harness
-- The words of a Harness test, for editors with the Lua language server. Not a script: nothing here
-- runs. Words that are not in this version yet are marked as deprecated.

---@alias Seconds number|string seconds, or a text such as "500ms" or "2s"
---@alias Comparison { equals?: string, contains?: string, begins_with?: string, ends_with?: string, like?: string, matches?: string, ignore_case?: boolean, ignore_diacritics?: boolean }
---@alias TextMatch string|Comparison
---@alias Role "button"|"toggle"|"text"|"text_field"|"secure_field"|"text_editor"|"search_field"|"image"|"link"|"slider"|"stepper"|"picker"|"date_picker"|"color_picker"|"menu"|"menu_item"|"tab"|"tab_bar"|"list"|"row"|"section"|"group"|"heading"|"progress"|"scroll_view"|"sheet"|"cover"|"popover"|"alert"|"dialog"|"navigation"|"toolbar"|"keyboard"|"window"
---@alias Value string|number|boolean

---@class (exact) Query
---@field [1]? TextMatch|Predicate identifier, label, text, value or placeholder
---@field id? TextMatch|Value accessibility identifier, or what was given to .id(…)
---@field label? TextMatch
---@field text? TextMatch what a user reads
---@field value? TextMatch|Value
---@field placeholder? TextMatch
---@field role? Role
---@field type? string the name of a view's Swift type
---@field tag? Value
---@field index? integer its place among those that match, from 1, or from the end
---@field enabled? boolean
---@field checked? boolean
---@field selected? boolean
---@field focused? boolean
---@field has? AnyQuery something below
---@field has_not? AnyQuery nothing below
---@field has_text? TextMatch a part of its text, or of one below
---@field has_not_text? TextMatch
---@field locale? string texts are those of this locale
---@field hidden? boolean looks at hidden elements too
---@field unmerged? boolean looks at the parts of controls too

---@alias AnyQuery string|Query|Locator|Predicate|fun(element: Locator): any

---@class Predicate a condition as a value, made by a word of P

---@alias PredicateComparison "equals"|"not_equal"|"begins_with"|"contains"|"ends_with"|"like"|"matches"|"between"|"in"|"less_than"|"at_most"|"greater_than"|"at_least"|string

---@class TestOptions
---@field tags? string[]
---@field skip? boolean|string true or the reason
---@field only? boolean tests without it do not run
---@field todo? boolean it is known to fail
---@field retries? integer how often it may run again after it has failed
---@field timeout? Seconds of the processor, in real time; 0 for any

---@class (exact) AppOptions
---@field color_scheme? "light"|"dark"
---@field color_scheme_contrast? "standard"|"increased"
---@field dynamic_type? "x_small"|"small"|"medium"|"large"|"x_large"|"xx_large"|"xxx_large"|"accessibility1"|"accessibility2"|"accessibility3"|"accessibility4"|"accessibility5"
---@field bold_text? boolean
---@field layout_direction? "left_to_right"|"right_to_left"
---@field locale? string such as "de_DE"
---@field time_zone? string such as "Europe/Berlin"
---@field calendar? "gregorian"|"buddhist"|"chinese"|"coptic"|"ethiopic_amete_mihret"|"ethiopic_amete_alem"|"hebrew"|"indian"|"islamic"|"islamic_civil"|"islamic_tabular"|"islamic_umm_al_qura"|"iso8601"|"japanese"|"persian"|"republic_of_china"
---@field device? "iPhone SE"|"iPhone 14"|"iPhone 15"|"iPhone 15 Pro"|"iPhone 15 Pro Max"|"iPad"|"iPad 10"|"Mac"
---@field orientation? "portrait"|"portrait_upside_down"|"landscape_left"|"landscape_right"
---@field size? number[]|{ width: number, height: number } the screen in points
---@field scale? number pixels to the point of the screen
---@field horizontal_size_class? "compact"|"regular"
---@field vertical_size_class? "compact"|"regular"
---@field display_scale? number pixels to the point
---@field reduce_motion? boolean
---@field reduce_transparency? boolean
---@field differentiate_without_color? boolean
---@field invert_colors? boolean
---@field show_button_shapes? boolean
---@field dim_flashing_lights? boolean
---@field play_animated_images? boolean
---@field voice_over? boolean
---@field switch_control? boolean
---@field large_content_viewer? boolean
---@field environment? table<string, any> values that the harness has registered
---@field objects? any[] observable objects of registered classes, for the environment
---@field storage? table<string, Value> what the defaults hold

---@class (exact) AppChanges: AppOptions
---@field args? table new arguments; what they leave out keeps its value

---@class WaitOptions
---@field timeout? Seconds

-- Structure

---@class testlib
---@overload fun(name: string, fn: fun())
---@overload fun(name: string, options: TestOptions, fn: fun())
test = {}

---A test that is skipped.
---```lua
---test.skip("later", function() end)
---```
---@param name string
---@param fn fun()
function test.skip(name, fn) end

---A test that shuts out those of its file that are not marked so.
---```lua
---test.only("this one", function() end)
---```
---@param name string
---@param fn fun()
function test.only(name, fn) end

---@class itlib
---@overload fun(name: string, fn: fun())
---@overload fun(name: string, options: TestOptions, fn: fun())
it = {}

---A test that is skipped.
---```lua
---it.skip("later", function() end)
---```
---@param name string
---@param fn fun()
function it.skip(name, fn) end

---The same as test.only.
---```lua
---it.only("this one", function() end)
---```
---@param name string
---@param fn fun()
function it.only(name, fn) end

---@class describelib
---@overload fun(name: string, fn: fun())
---@overload fun(name: string, options: TestOptions, fn: fun())
describe = {}

---A group of skipped tests.
---```lua
---describe.skip("later", function() end)
---```
---@param name string
---@param fn fun()
function describe.skip(name, fn) end

---A group whose tests shut out those of its file that are not marked so.
---```lua
---describe.only("these", function() end)
---```
---@param name string
---@param fn fun()
function describe.only(name, fn) end

---@class contextlib
---@overload fun(name: string, fn: fun())
---@overload fun(name: string, options: TestOptions, fn: fun())
context = {}

---A group of skipped tests.
---```lua
---context.skip("later", function() end)
---```
---@param name string
---@param fn fun()
function context.skip(name, fn) end

---The same as describe.only.
---```lua
---context.only("these", function() end)
---```
---@param name string
---@param fn fun()
function context.only(name, fn) end

---Options of the file or of the describe around.
---```lua
---configure{ tags = { "slow" } }
---```
---@param options TestOptions
function configure(options) end

---A test that is skipped.
---```lua
---pending("counts in steps of ten")
---```
---@param name string
---@param fn? fun() it never runs
function pending(name, fn) end

---Runs before each test.
---```lua
---before_each(function() mount("Counter") end)
---```
---@param fn fun()
function before_each(fn) end

---Runs after each test, also when it failed.
---```lua
---after_each(function() log(tree()) end)
---```
---@param fn fun()
function after_each(fn) end

---@class cases
local cases = {}

---A test for each case; {key} in the name stands for the case's value.
---```lua
---each{ 1, 2 }:test("with {1}", function(n) end)
---```
---@param name string
---@param fn fun(case: any, index: integer)
function cases:test(name, fn) end

---A group of tests for each case.
---```lua
---each{ 1, 2 }:describe("with {1}", function(n) end)
---```
---@param name string
---@param fn fun(case: any, index: integer)
function cases:describe(name, fn) end

---Cases for tests.
---```lua
---each{ 1, 2 }:test("with {1}", function(n) end)
---```
---@param cases any[]
---@return cases
function each(cases) end

---Runs when the test has ended, the last one first.
---```lua
---finally(function() log("done") end)
---```
---@param fn fun()
function finally(fn) end

---Ends the test as skipped.
---```lua
---skip("not on this machine")
---```
---@param reason? string
function skip(reason) end

---Ends the test as skipped if the value is truthy.
---```lua
---skip_if(not ready, "not ready")
---```
---@param value any
---@param reason? string
function skip_if(value, reason) end

---Every combination of some values, as cases for each.
---```lua
---each(matrix({ device = { "iPhone SE", "iPad" } }, { locale = { "en", "de" } }))
---```
---@param ... table<string, any[]>
---@return table[]
function matrix(...) end

---Ends the test or the file where this version is another one.
---```lua
---requires(">= 0.1")
---```
---@param version string
function requires(version) end

harness = {}
---@type string
harness.version = ""

---The run's seed.
---@type integer
seed = 0

---What the command line gives with -e NAME=VALUE; nil for what it does not give.
---@type table<string, string?>
env = {}

---A nil that a table can hold.
---@type userdata
null = {}

---Divides a long test.
---```lua
---step("signs in", function() find("Sign in"):tap() end)
---```
---@param name string
---@param fn fun(): any
---@return any
function step(name, fn) end

---Puts a file into the test's folder.
---```lua
---attach("basket", { apples = 3 })
---```
---@param name string of the file
---@param data string|table a table is written as JSON
---@param mime? string such as "text/csv"
function attach(name, data, mime) end

---Writes values to the test's output.
---```lua
---log("titles", titles)
---```
---@param ... any
function log(...) end

-- The component

---Shows a component in place of what was there.
---```lua
---mount("CheckBox", { label = "I agree", value = "terms" })
---```
---@param name string
---@param arguments? table
---@param options? AppOptions
---@return App
function mount(name, arguments, options) end

---Shows a preview of a component's file, by its name or its place.
---```lua
---preview("Dark mode")
---preview("CheckBox.swift:40")
---```
---@param name string
---@param options? AppOptions
---@return App
function preview(name, options) end

---@class (exact) Binding
---@field value any the value now; setting it changes the component
---@field writes any[] what the component wrote, in order

---A value that the script shares with a component.
---```lua
---local volume = bind(3)
---```
---@param value any
---@return Binding
function bind(value) end

---Ends the component.
---```lua
---unmount()
---```
function unmount() end

---Keeps a drawing of the screen in the test's folder.
---```lua
---screenshot("after the tap")
---```
---@param name? string of the file, without its extension
function screenshot(name) end

---The elements as indented text.
---```lua
---print(tree())
---```
---@param query? AnyQuery
---@return string
function tree(query) end

---@class App: Locator
---@field spies table<string, Spy> the spies of the callbacks that were left out
---@field opened_urls string[] the addresses that the component asked the system to open
---@field haptics string[] what the component let the user feel
---@field announcements string[] what the component let a screen reader say
---@field pasteboard string? the text that was copied last
---@field storage table<string, any> what the user's defaults hold; only read
---The mounted component.
---```lua
---expect(app.spies.on_change):to_be_called()
---```
app = {}

---Other options or arguments for the living app; state and spies go on.
---```lua
---app:set{ color_scheme = "dark", args = { name = "Ada" } }
---```
---@param options AppChanges
---@return App
function app:set(options) end

---An address that the app is asked to open.
---```lua
---app:open_url("notes://new/Eggs")
---```
---@param address string
---@return App
function app:open_url(address) end

---Taps the back button of the navigation in front.
---```lua
---app:back()
---```
---@return App
function app:back() end

---Sends the app to the background, where it is suspended.
---```lua
---app:background()
---```
---@return App
function app:background() end

---Brings the app back; what fell due meanwhile runs, each timer once.
---```lua
---app:foreground()
---```
---@return App
function app:foreground() end

---Makes the app anew with the same arguments; what is stored stays.
---```lua
---app:relaunch()
---```
---@return App
function app:relaunch() end

-- Finding

---A locator; nothing is searched yet.
---```lua
---find{ "Save", role = "button" }:tap()
---```
---@param query AnyQuery
---@return Locator
function find(query) end

---The identifiers that the harness has registered, under the names of their types.
---@type table<string, any>
ids = {}

---Locators for the elements that are there now.
---```lua
---for _, row in ipairs(find_all{ role = "row" }) do log(row:text()) end
---```
---@param query AnyQuery
---@return Locator[]
function find_all(query) end

---Finds by role, and by label with name.
---```lua
---get_by_role("button", { name = "Save" })
---```
---@param role Role
---@param options? { name?: string, exact?: boolean }
---@return Locator
function get_by_role(role, options) end

---Finds by label.
---```lua
---get_by_label("Save", { exact = false })
---```
---@param text string
---@param options? { exact?: boolean } exact = false: a part, in any case
---@return Locator
function get_by_label(text, options) end

---Finds by text.
---```lua
---get_by_text("Milk", { exact = false })
---```
---@param text string
---@param options? { exact?: boolean } exact = false: a part, in any case
---@return Locator
function get_by_text(text, options) end

---Finds by id.
---```lua
---get_by_id("email", { exact = false })
---```
---@param text string
---@param options? { exact?: boolean } exact = false: a part, in any case
---@return Locator
function get_by_id(text, options) end

---Finds by placeholder.
---```lua
---get_by_placeholder("Search", { exact = false })
---```
---@param text string
---@param options? { exact?: boolean } exact = false: a part, in any case
---@return Locator
function get_by_placeholder(text, options) end

---@class Locator
local Locator = {}

---What the query finds below.
---```lua
---find("form"):find("Save")
---```
---@param query AnyQuery
---@return Locator
function Locator:find(query) end

---Those that the query holds for.
---```lua
---find{ role = "row" }:filter{ has_text = "Milk" }
---```
---@param query AnyQuery
---@return Locator
function Locator:filter(query) end

---One of them, from 1 or from the end with negative numbers.
---```lua
---find{ role = "row" }:nth(-1)
---```
---@param index integer
---@return Locator
function Locator:nth(index) end

---The first.
---```lua
---find{ role = "row" }:first()
---```
---@return Locator
function Locator:first() end

---The last.
---```lua
---find{ role = "row" }:last()
---```
---@return Locator
function Locator:last() end

---The element around each.
---```lua
---find{ role = "row" }:parent()
---```
---@return Locator
function Locator:parent() end

---Those inside an element of another locator.
---```lua
---find("Save"):within(find{ role = "list" })
---```
---@param locator Locator
---@return Locator
function Locator:within(locator) end

---Those of either.
---```lua
---find("Save"):or_(find{ role = "list" })
---```
---@param locator Locator
---@return Locator
function Locator:or_(locator) end

---Those of both.
---```lua
---find("Save"):and_(find{ role = "list" })
---```
---@param locator Locator
---@return Locator
function Locator:and_(locator) end

---Whether anything matches now.
---```lua
---find{ role = "row" }:exists()
---```
---@return boolean
function Locator:exists() end

---How many match now.
---```lua
---find{ role = "row" }:count()
---```
---@return integer
function Locator:count() end

---Locators for the elements that are there now.
---```lua
---find{ role = "row" }:all()
---```
---@return Locator[]
function Locator:all() end

---The same as :find(query):all().
---```lua
---app:find_all{ role = "row" }
---```
---@param query AnyQuery
---@return Locator[]
function Locator:find_all(query) end

---The elements directly below.
---```lua
---find("Milk"):children()
---```
---@return Locator[]
function Locator:children() end

---All elements below.
---```lua
---find("Milk"):descendants()
---```
---@return Locator[]
function Locator:descendants() end

---Whether the one match is there and not hidden.
---```lua
---find("Milk"):is_visible()
---```
---@return boolean
function Locator:is_visible() end

---Whether it is enabled.
---```lua
---find("Milk"):is_enabled()
---```
---@return boolean
function Locator:is_enabled() end

---Whether the toggle is on.
---```lua
---find("Milk"):is_checked()
---```
---@return boolean
function Locator:is_checked() end

---Whether it is selected: a tab, an option, a row, or what has the trait.
---```lua
---find("Home"):is_selected()
---```
---@return boolean
function Locator:is_selected() end

---Whether the field has the focus.
---```lua
---find("Milk"):is_focused()
---```
---@return boolean
function Locator:is_focused() end

---What a user reads.
---```lua
---find("Milk"):text()
---```
---@return string
function Locator:text() end

---The accessible label.
---```lua
---find("Milk"):label()
---```
---@return string
function Locator:label() end

---The name of the role.
---```lua
---find("Milk"):role()
---```
---@return Role
function Locator:role() end

---The accessibility identifier, "" for none.
---```lua
---find("Milk"):id()
---```
---@return string
function Locator:id() end

---Where the view stands.
---```lua
---find("Milk"):path()
---```
---@return string
function Locator:path() end

---A boolean for a toggle, else a text.
---```lua
---find("Milk"):value()
---```
---@return boolean|string
function Locator:value() end

---What a modifier keeps under a name.
---```lua
---find("Milk"):attr("font")
---```
---@param name string
---@return Value?
function Locator:attr(name) end

---Taps it as soon as a user could.
---```lua
---find("More"):tap{ count = 2 }
---```
---@param options? { count?: integer, at?: { x: number, y: number }, force?: boolean, expect?: "refused", during?: fun() }
---@return self
function Locator:tap(options) end

---Taps twice.
---```lua
---find("More"):double_tap()
---```
---@return self
function Locator:double_tap() end

---Taps without asking whether a user could.
---```lua
---find("More"):force_tap()
---```
---@return self
function Locator:force_tap() end

---Taps if anything matches now, and tells whether.
---```lua
---find("Later"):tap_if_exists()
---```
---@return boolean
function Locator:tap_if_exists() end

---Types letter by letter at the caret.
---```lua
---find("Search"):type("tea", { delay = 0.1 })
---```
---@param text string
---@param options? { delay?: Seconds }
---@return self
function Locator:type(text, options) end

---Replaces the whole text in one edit.
---```lua
---find("Search"):fill("tea")
---```
---@param text string
---@return self
function Locator:fill(text) end

---Deletes the text, then types.
---```lua
---find("Search"):clear_and_type("tea")
---```
---@param text string
---@return self
function Locator:clear_and_type(text) end

---Deletes the text, letter by letter.
---```lua
---find("Search"):clear()
---```
---@return self
function Locator:clear() end

---Gives the focus and presses a key.
---```lua
---find("Search"):press("command+a")
---find("Board"):press("left", { repeats = 3 })
---```
---@param keys string
---@param options? { repeats?: integer }
---@return self
function Locator:press(keys, options) end

---Chooses an option of a picker or an item of a menu.
---```lua
---find("Colour"):select("Red")
---```
---@param option string|table
---@return self
function Locator:select(option) end

---Sets a slider, a stepper, a date or a colour.
---```lua
---find("Volume"):set_value(0.5)
---```
---@param value number|string|boolean
---@return self
function Locator:set_value(value) end

---Sets what lies at a share of the range, from 0 to 1.
---```lua
---find("Volume"):adjust(0.5)
---```
---@param share number
---@return self
function Locator:adjust(share) end

---Steps up, once or so many times.
---```lua
---find("Quantity"):increment(2)
---```
---@param count? integer
---@return self
function Locator:increment(count) end

---Steps down, once or so many times.
---```lua
---find("Quantity"):decrement()
---```
---@param count? integer
---@return self
function Locator:decrement(count) end

---Presses the return key.
---```lua
---find("Search"):submit()
---```
---@return self
function Locator:submit() end

---Gives the field the focus.
---```lua
---find("Search"):focus()
---```
---@return self
function Locator:focus() end

---Takes the focus away.
---```lua
---find("Search"):blur()
---```
---@return self
function Locator:blur() end

---Taps a toggle.
---```lua
---find("Milk"):toggle()
---```
---@return self
function Locator:toggle() end

---Taps a toggle that is off.
---```lua
---find("Milk"):check()
---```
---@return self
function Locator:check() end

---Taps a toggle that is on.
---```lua
---find("Milk"):uncheck()
---```
---@return self
function Locator:uncheck() end

---Checks or unchecks a toggle.
---```lua
---find("Milk"):set_switch(true)
---```
---@param on boolean
---@return self
function Locator:set_switch(on) end

---Waits for a match.
---```lua
---find("Time is up"):wait_until_exists{ timeout = 60 }
---```
---@param options? WaitOptions
---@return self
function Locator:wait_until_exists(options) end

---Whether a finger could reach it where it is now; nothing is scrolled.
---```lua
---find("Milk"):is_hittable()
---```
---@return boolean
function Locator:is_hittable() end

---Whether any part of it is on the screen and not cut off; false for no match.
---```lua
---find("Milk"):is_on_screen()
---```
---@return boolean
function Locator:is_on_screen() end

---What a component keeps in a property, by its name in Swift's spelling.
---```lua
---find{ type = "CheckBox" }:state("isOn")
---```
---@param name string
---@return any
function Locator:state(name) end

---Where it is on the screen, in points; nil for what has no place.
---```lua
---find("Milk"):frame().width
---```
---@return { x: number, y: number, width: number, height: number }?
function Locator:frame() end

---A finger stays on it for a while: 0.5 s unless given.
---```lua
---find("Milk"):long_press(1)
---```
---@param seconds? Seconds
---@param options? { during?: fun() }
---@return self
function Locator:long_press(seconds, options) end

---Moves the pointer over it.
---```lua
---find("Milk"):hover()
---```
---@return self
function Locator:hover() end

---A finger goes over it.
---```lua
---find("Milk"):swipe("left")
---find("Milk"):swipe()
---```
---@param direction "left"|"right"|"up"|"down"|"leading"|"trailing"
---@param options? { full?: boolean }
---@return self
function Locator:swipe(direction, options) end

---Two fingers move apart, or together below 1.
---```lua
---find("Map"):pinch(2)
---```
---@param scale number
---@return self
function Locator:pinch(scale) end

---Two fingers turn, clockwise above 0.
---```lua
---find("Map"):rotate(90)
---```
---@param degrees number
---@return self
function Locator:rotate(degrees) end

---A finger goes so far, or what it carries is dropped on another element; a row is dropped beside
---another one.
---```lua
---find("Card"):drag_to{ x = 100, y = 0 }
---find("Milk"):drag_to(find("Bread"), { at = "before" })
---```
---@param target Locator|{ x?: number, y?: number }
---@param options? { duration?: Seconds, at?: "before"|"after", during?: fun() }
---@return self
function Locator:drag_to(target, options) end

---Scrolls by points; what is below comes into sight for a positive dy.
---```lua
---find{ role = "list" }:scroll(0, 300)
---```
---@param dx number
---@param dy number
---@return self
function Locator:scroll(dx, dy) end

---Scrolls to an edge, or until something else is in sight.
---```lua
---find{ role = "list" }:scroll_to("bottom")
---find{ role = "list" }:scroll_to(find("Milk"))
---```
---@param target "top"|"bottom"|"leading"|"trailing"|Locator
---@param options? { pages?: integer }
---@return self
function Locator:scroll_to(target, options) end

---Scrolls what is around by the least that shows it wholly.
---```lua
---find("Milk"):scroll_into_view()
---```
---@return self
function Locator:scroll_into_view() end

---Leaves a sheet, a popover or a choice without a control in it.
---```lua
---find{ role = "sheet" }:dismiss()
---```
---@param options? { expect?: "refused" }
---@return self
function Locator:dismiss(options) end

---Pulls content down, so that refreshable loads it anew.
---```lua
---find{ role = "list" }:refresh()
---```
---@return self
function Locator:refresh() end

---Deletes the row of a list that it is in, as a swipe does: onDelete is told.
---```lua
---find("Milk"):delete_row()
---```
---@return self
function Locator:delete_row() end

---Drags the row of a list that it is in until it is the one at a position, from 1: onMove is told.
---```lua
---find("Milk"):move_to(1)
---```
---@param position integer
---@return self
function Locator:move_to(position) end

---Runs an accessibility action of it.
---```lua
---find("Milk"):perform("Delete")
---```
---@param action string
---@return self
function Locator:perform(action) end

---Lets a control send events to its targets, or to one of them, without a finger.
---```lua
---find("Save"):send("touch_down|touch_up_inside")
---```
---@param events string in snake_case, several joined by |
---@param target? string the name of a target's class, or the one that NamedTarget gives it
---@return self
function Locator:send(events, target) end

---Keeps a drawing of the part of the screen that the element takes.
---```lua
---find("Milk"):screenshot("milk")
---```
---@param name? string of the file, without its extension
---@return self
function Locator:screenshot(name) end

---Holds the test until a predicate holds; fails it where it does not come true.
---```lua
---find("Milk"):assert(P.is_checked(true)):tap()
---```
---@param predicate Predicate
---@param options? WaitOptions
---@return self
function Locator:assert(predicate, options) end

---The same as `assert`.
---```lua
---find("Milk"):assert_break(P.exists(true))
---```
---@param predicate Predicate
---@param options? WaitOptions
---@return self
function Locator:assert_break(predicate, options) end

---Waits until a predicate holds; this is no assertion.
---```lua
---find("Total"):wait(P.text("ends_with", "€")):tap()
---```
---@param predicate Predicate
---@param options? WaitOptions
---@return self
function Locator:wait(predicate, options) end

---What in it keeps people from using it.
---```lua
---expect(app:accessibility_audit()):to_equal({})
---```
---@return { kind: "missing_label"|"small_target"|"contrast"|"duplicate_identifier", element: Locator, message: string }[]
function Locator:accessibility_audit() end

-- Predicates

---@class Plib
P = {}

---Anything matches, or nothing.
---```lua
---find("Milk"):assert(P.exists(true))
---```
---@param wanted boolean
---@return Predicate
function P.exists(wanted) end

---The element is enabled, or not.
---```lua
---find("Save"):assert(P.is_enabled(false))
---```
---@param wanted boolean
---@return Predicate
function P.is_enabled(wanted) end

---A finger could reach it where it is, or not.
---```lua
---find("Save"):assert(P.is_hittable(true))
---```
---@param wanted boolean
---@return Predicate
function P.is_hittable(wanted) end

---It is selected, or not.
---```lua
---find("Home"):assert(P.is_selected(true))
---```
---@param wanted boolean
---@return Predicate
function P.is_selected(wanted) end

---It has the focus, or not.
---```lua
---find("Email"):wait(P.is_focused(true))
---```
---@param wanted boolean
---@return Predicate
function P.is_focused(wanted) end

---A toggle is on, or off.
---```lua
---find("Milk"):assert(P.is_checked(true))
---```
---@param wanted boolean
---@return Predicate
function P.is_checked(wanted) end

---Its label compares; with one argument it is this.
---```lua
---find(P.label("begins_with[cd]", "item"))
---```
---@param comparison PredicateComparison|string
---@param text? string|string[]
---@return Predicate
function P.label(comparison, text) end

---The text that a user reads compares.
---```lua
---find("Total"):assert(P.text("matches", "[0-9]+ €"))
---```
---@param comparison PredicateComparison|string
---@param text? string|string[]
---@return Predicate
function P.text(comparison, text) end

---Its value compares.
---```lua
---find("Volume"):assert(P.value("between", { 0.4, 0.6 }))
---```
---@param comparison PredicateComparison|Value
---@param value? Value|Value[]
---@return Predicate
function P.value(comparison, value) end

---Its placeholder compares.
---```lua
---find(P.placeholder("contains", "@"))
---```
---@param comparison PredicateComparison|string
---@param text? string|string[]
---@return Predicate
function P.placeholder(comparison, text) end

---Its accessibility identifier compares.
---```lua
---find(P.identifier("like", "row-*"))
---```
---@param comparison PredicateComparison|string
---@param text? string|string[]
---@return Predicate
function P.identifier(comparison, text) end

---So many match.
---```lua
---find{ role = "row" }:assert(P.count("at_least", 3))
---```
---@param comparison PredicateComparison|integer
---@param n? integer|integer[]
---@return Predicate
function P.count(comparison, n) end

---It has a role, by our name or by XCTest's.
---```lua
---find(P.role("button"))
---```
---@param role Role|string|integer
---@return Predicate
function P.role(role) end

---The same as `P.role`.
---```lua
---find(P.type("staticText"))
---```
---@param role Role|string|integer
---@return Predicate
function P.type(role) end

---Something below it matches.
---```lua
---find(P.all{ P.role("row"), P.has("Milk") })
---```
---@param query AnyQuery
---@return Predicate
function P.has(query) end

---Something around it matches.
---```lua
---find(P.within{ role = "sheet" })
---```
---@param query AnyQuery
---@return Predicate
function P.within(query) end

---All hold.
---```lua
---find("Save"):assert(P.all{ P.exists(true), P.is_enabled(true) })
---```
---@param predicates Predicate[]
---@return Predicate
function P.all(predicates) end

---At least one holds.
---```lua
---find("Save"):assert(P.any{ P.exists(false), P.is_enabled(false) })
---```
---@param predicates Predicate[]
---@return Predicate
function P.any(predicates) end

---None holds.
---```lua
---find("Save"):assert(P.none{ P.is_focused(true) })
---```
---@param predicates Predicate[]
---@return Predicate
function P.none(predicates) end

---A format in the language of NSPredicate holds.
---```lua
---find(P.format("elementType == 9 && label BEGINSWITH %@", "Sa"))
---```
---@param text string
---@param ... Value|Value[]
---@return Predicate
function P.format(text, ...) end

-- Expectations

---@class expectlib
---@overload fun(value: any, message?: string, options?: WaitOptions): Expectation
---@overload fun(value: any, options: WaitOptions): Expectation
expect = {}

---An expectation that always needs a matcher.
---```lua
---expect.that(n):to_equal(3)
---```
---@param value any
---@param message? string|WaitOptions
---@param options? WaitOptions
---@return Expectation
function expect.that(value, message, options) end

---A failure is noted, and the test goes on.
---```lua
---expect.soft(n):to_equal(3)
---```
---@param value any
---@param message? string|WaitOptions
---@param options? WaitOptions
---@return Expectation
function expect.soft(value, message, options) end

---Calls the function until the matcher holds.
---```lua
---expect.poll(function() return spy.count end):to_equal(3)
---```
---@param fn fun(): any
---@param message? string|WaitOptions
---@param options? WaitOptions
---@return Expectation
function expect.poll(fn, message, options) end

---Adds matchers: functions that return whether they hold, and why.
---```lua
---expect.extend{ to_be_even = function(value) return value % 2 == 0, value .. " is odd" end }
---```
---@param matchers table<string, fun(value: any, ...: any): boolean, string?>
function expect.extend(matchers) end

---Any value but nil, or any of a type, inside an expected value.
---```lua
---expect(order):to_equal{ id = any("number") }
---```
---@param type? type
---@return any
function any(type) end

---Any string in which Lua's pattern occurs, inside an expected value.
---```lua
---expect(order):to_equal{ title = match("^Order %d+$") }
---```
---@param pattern string
---@return any
function match(pattern) end

---Any number near another one, inside an expected value.
---```lua
---expect(order):to_equal{ total = approx(9.99, 0.005) }
---```
---@param number number
---@param tolerance number
---@return any
function approx(number, tolerance) end

---@class Expectation
local Expectation = {}

---Equal; tables by their content.
---```lua
---expect(value):to_equal({ 1, 2 })
---```
---@param value any
---@param options? WaitOptions
---@return self
function Expectation:to_equal(value, options) end

---The opposite of to_equal.
---```lua
---expect(value):not_to_equal({ 1, 2 })
---```
---@param value any
---@param options? WaitOptions
---@return self
function Expectation:not_to_equal(value, options) end

---The same value or object.
---```lua
---expect(value):to_be(3)
---```
---@param value any
---@param options? WaitOptions
---@return self
function Expectation:to_be(value, options) end

---The opposite of to_be.
---```lua
---expect(value):not_to_be(3)
---```
---@param value any
---@param options? WaitOptions
---@return self
function Expectation:not_to_be(value, options) end

---Of this type.
---```lua
---expect(value):to_be_a("string")
---```
---@param type type
---@param options? WaitOptions
---@return self
function Expectation:to_be_a(type, options) end

---The opposite of to_be_a.
---```lua
---expect(value):not_to_be_a("string")
---```
---@param type type
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_a(type, options) end

---True.
---```lua
---expect(value):to_be_true()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_true(options) end

---The opposite of to_be_true.
---```lua
---expect(value):not_to_be_true()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_true(options) end

---False.
---```lua
---expect(value):to_be_false()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_false(options) end

---The opposite of to_be_false.
---```lua
---expect(value):not_to_be_false()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_false(options) end

---Nil.
---```lua
---expect(value):to_be_nil()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_nil(options) end

---The opposite of to_be_nil.
---```lua
---expect(value):not_to_be_nil()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_nil(options) end

---Neither nil nor false.
---```lua
---expect(value):to_be_truthy()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_truthy(options) end

---The opposite of to_be_truthy.
---```lua
---expect(value):not_to_be_truthy()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_truthy(options) end

---Nil or false.
---```lua
---expect(value):to_be_falsy()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_falsy(options) end

---The opposite of to_be_falsy.
---```lua
---expect(value):not_to_be_falsy()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_falsy(options) end

---The difference is at most the tolerance.
---```lua
---expect(value):to_be_near(3, 0.1)
---```
---@param number number
---@param tolerance number
---@param options? WaitOptions
---@return self
function Expectation:to_be_near(number, tolerance, options) end

---The opposite of to_be_near.
---```lua
---expect(value):not_to_be_near(3, 0.1)
---```
---@param number number
---@param tolerance number
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_near(number, tolerance, options) end

---Greater.
---```lua
---expect(value):to_be_greater_than(3)
---```
---@param number number
---@param options? WaitOptions
---@return self
function Expectation:to_be_greater_than(number, options) end

---The opposite of to_be_greater_than.
---```lua
---expect(value):not_to_be_greater_than(3)
---```
---@param number number
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_greater_than(number, options) end

---Less.
---```lua
---expect(value):to_be_less_than(3)
---```
---@param number number
---@param options? WaitOptions
---@return self
function Expectation:to_be_less_than(number, options) end

---The opposite of to_be_less_than.
---```lua
---expect(value):not_to_be_less_than(3)
---```
---@param number number
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_less_than(number, options) end

---A part of a string, or an item of an array.
---```lua
---expect(value):to_contain("Milk")
---```
---@param part any
---@param options? WaitOptions
---@return self
function Expectation:to_contain(part, options) end

---The opposite of to_contain.
---```lua
---expect(value):not_to_contain("Milk")
---```
---@param part any
---@param options? WaitOptions
---@return self
function Expectation:not_to_contain(part, options) end

---Lua's pattern occurs in the string.
---```lua
---expect(value):to_match("^%d+$")
---```
---@param pattern string
---@param options? WaitOptions
---@return self
function Expectation:to_match(pattern, options) end

---The opposite of to_match.
---```lua
---expect(value):not_to_match("^%d+$")
---```
---@param pattern string
---@param options? WaitOptions
---@return self
function Expectation:not_to_match(pattern, options) end

---So many characters or items.
---```lua
---expect(value):to_have_length(3)
---```
---@param length integer
---@param options? WaitOptions
---@return self
function Expectation:to_have_length(length, options) end

---The opposite of to_have_length.
---```lua
---expect(value):not_to_have_length(3)
---```
---@param length integer
---@param options? WaitOptions
---@return self
function Expectation:not_to_have_length(length, options) end

---The table has the key.
---```lua
---expect(value):to_have_key("title")
---```
---@param key any
---@param options? WaitOptions
---@return self
function Expectation:to_have_key(key, options) end

---The opposite of to_have_key.
---```lua
---expect(value):not_to_have_key("title")
---```
---@param key any
---@param options? WaitOptions
---@return self
function Expectation:not_to_have_key(key, options) end

---The function raises an error whose message contains the text.
---```lua
---expect(value):to_raise("offline")
---```
---@param text? string
---@return self
function Expectation:to_raise(text) end

---The opposite of to_raise.
---```lua
---expect(value):not_to_raise("offline")
---```
---@param text? string
---@return self
function Expectation:not_to_raise(text) end

---Anything matches.
---```lua
---expect(find("Milk")):to_exist()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_exist(options) end

---The opposite of to_exist.
---```lua
---expect(find("Milk")):not_to_exist()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_exist(options) end

---The one match is not hidden.
---```lua
---expect(find("Milk")):to_be_visible()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_visible(options) end

---The opposite of to_be_visible.
---```lua
---expect(find("Milk")):not_to_be_visible()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_visible(options) end

---Hidden, or nothing matches.
---```lua
---expect(find("Milk")):to_be_hidden()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_hidden(options) end

---The opposite of to_be_hidden.
---```lua
---expect(find("Milk")):not_to_be_hidden()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_hidden(options) end

---So many match.
---```lua
---expect(find("Milk")):to_have_count(3)
---```
---@param count integer
---@param options? WaitOptions
---@return self
function Expectation:to_have_count(count, options) end

---The opposite of to_have_count.
---```lua
---expect(find("Milk")):not_to_have_count(3)
---```
---@param count integer
---@param options? WaitOptions
---@return self
function Expectation:not_to_have_count(count, options) end

---Enabled.
---```lua
---expect(find("Milk")):to_be_enabled()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_enabled(options) end

---The opposite of to_be_enabled.
---```lua
---expect(find("Milk")):not_to_be_enabled()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_enabled(options) end

---Disabled.
---```lua
---expect(find("Milk")):to_be_disabled()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_disabled(options) end

---The opposite of to_be_disabled.
---```lua
---expect(find("Milk")):not_to_be_disabled()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_disabled(options) end

---The toggle is on.
---```lua
---expect(find("Milk")):to_be_checked()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_checked(options) end

---The opposite of to_be_checked.
---```lua
---expect(find("Milk")):not_to_be_checked()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_checked(options) end

---It is selected.
---```lua
---expect(find("Home")):to_be_selected()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_selected(options) end

---The opposite of to_be_selected.
---```lua
---expect(find("Home")):not_to_be_selected()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_selected(options) end

---The field has the focus.
---```lua
---expect(find("Milk")):to_be_focused()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_focused(options) end

---The opposite of to_be_focused.
---```lua
---expect(find("Milk")):not_to_be_focused()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_focused(options) end

---The text is this.
---```lua
---expect(find("Milk")):to_have_text("Milk")
---```
---@param text TextMatch
---@param options? WaitOptions
---@return self
function Expectation:to_have_text(text, options) end

---The opposite of to_have_text.
---```lua
---expect(find("Milk")):not_to_have_text("Milk")
---```
---@param text TextMatch
---@param options? WaitOptions
---@return self
function Expectation:not_to_have_text(text, options) end

---This is a part of the text.
---```lua
---expect(find("Milk")):to_contain_text("Mil")
---```
---@param part string
---@param options? WaitOptions
---@return self
function Expectation:to_contain_text(part, options) end

---The opposite of to_contain_text.
---```lua
---expect(find("Milk")):not_to_contain_text("Mil")
---```
---@param part string
---@param options? WaitOptions
---@return self
function Expectation:not_to_contain_text(part, options) end

---The label is this.
---```lua
---expect(find("Milk")):to_have_label("Milk")
---```
---@param text TextMatch
---@param options? WaitOptions
---@return self
function Expectation:to_have_label(text, options) end

---The opposite of to_have_label.
---```lua
---expect(find("Milk")):not_to_have_label("Milk")
---```
---@param text TextMatch
---@param options? WaitOptions
---@return self
function Expectation:not_to_have_label(text, options) end

---The value is this.
---```lua
---expect(find("Milk")):to_have_value(true)
---```
---@param value Value
---@param options? WaitOptions
---@return self
function Expectation:to_have_value(value, options) end

---The opposite of to_have_value.
---```lua
---expect(find("Milk")):not_to_have_value(true)
---```
---@param value Value
---@param options? WaitOptions
---@return self
function Expectation:not_to_have_value(value, options) end

---It has the role.
---```lua
---expect(find("Milk")):to_have_role("button")
---```
---@param role Role
---@param options? WaitOptions
---@return self
function Expectation:to_have_role(role, options) end

---The opposite of to_have_role.
---```lua
---expect(find("Milk")):not_to_have_role("button")
---```
---@param role Role
---@param options? WaitOptions
---@return self
function Expectation:not_to_have_role(role, options) end

---The attribute has the value.
---```lua
---expect(find("Milk")):to_have_attr("font", "title")
---```
---@param name string
---@param value Value
---@param options? WaitOptions
---@return self
function Expectation:to_have_attr(name, value, options) end

---The opposite of to_have_attr.
---```lua
---expect(find("Milk")):not_to_have_attr("font", "title")
---```
---@param name string
---@param value Value
---@param options? WaitOptions
---@return self
function Expectation:not_to_have_attr(name, value, options) end

---Called at least once, or exactly n times.
---```lua
---expect(app.spies.on_change):to_be_called(2)
---```
---@param count? integer|WaitOptions
---@param options? WaitOptions
---@return self
function Expectation:to_be_called(count, options) end

---The opposite of to_be_called.
---```lua
---expect(app.spies.on_change):not_to_be_called(2)
---```
---@param count? integer
---@return self
function Expectation:not_to_be_called(count) end

---A call had these values.
---```lua
---expect(app.spies.on_change):to_be_called_with("Ada", true)
---```
---@param ... any
---@return self
function Expectation:to_be_called_with(...) end

---The opposite of to_be_called_with.
---```lua
---expect(app.spies.on_change):not_to_be_called_with("Ada", true)
---```
---@param ... any
---@return self
function Expectation:not_to_be_called_with(...) end

---The last call had these values.
---```lua
---expect(app.spies.on_change):to_be_last_called_with("Ada", true)
---```
---@param ... any
---@return self
function Expectation:to_be_last_called_with(...) end

---The opposite of to_be_last_called_with.
---```lua
---expect(app.spies.on_change):not_to_be_last_called_with("Ada", true)
---```
---@param ... any
---@return self
function Expectation:not_to_be_last_called_with(...) end

---Its first call came before the other's.
---```lua
---expect(app.spies.on_change):to_be_called_before(app.spies.on_done)
---```
---@param spy Spy
---@param options? WaitOptions
---@return self
function Expectation:to_be_called_before(spy, options) end

---The opposite of to_be_called_before.
---```lua
---expect(app.spies.on_change):not_to_be_called_before(app.spies.on_done)
---```
---@param spy Spy
---@return self
function Expectation:not_to_be_called_before(spy) end

---The predicate holds.
---```lua
---expect(find("Milk")):to_satisfy(P.any{ P.is_checked(true), P.is_enabled(false) })
---```
---@param predicate Predicate
---@param options? WaitOptions
---@return self
function Expectation:to_satisfy(predicate, options) end

---The predicate does not hold.
---```lua
---expect(find("Milk")):not_to_satisfy(P.any{ P.is_checked(true), P.is_enabled(false) })
---```
---@param predicate Predicate
---@param options? WaitOptions
---@return self
function Expectation:not_to_satisfy(predicate, options) end

---Not in this version yet.
---```lua
---expect(find("Milk")):to_match_tree()
---```
---@deprecated
function Expectation:to_match_tree() end

---Not in this version yet.
---```lua
---expect(find("Milk")):not_to_match_tree()
---```
---@deprecated
function Expectation:not_to_match_tree() end

---Not in this version yet.
---```lua
---expect(find("Milk")):to_match_snapshot()
---```
---@deprecated
function Expectation:to_match_snapshot() end

---Not in this version yet.
---```lua
---expect(find("Milk")):not_to_match_snapshot()
---```
---@deprecated
function Expectation:not_to_match_snapshot() end

---Not in this version yet.
---```lua
---expect(find("Milk")):to_match_image()
---```
---@deprecated
function Expectation:to_match_image() end

---Not in this version yet.
---```lua
---expect(find("Milk")):not_to_match_image()
---```
---@deprecated
function Expectation:not_to_match_image() end

---Not in this version yet.
---```lua
---expect(find("Milk")):to_be_accessible()
---```
---@deprecated
function Expectation:to_be_accessible() end

---Not in this version yet.
---```lua
---expect(find("Milk")):not_to_be_accessible()
---```
---@deprecated
function Expectation:not_to_be_accessible() end

---Any part of it is on the screen and not cut off.
---```lua
---expect(find("Milk")):to_be_on_screen()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_on_screen(options) end

---The opposite of to_be_on_screen.
---```lua
---expect(find("Milk")):not_to_be_on_screen()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_on_screen(options) end

---A finger could reach it where it is.
---```lua
---expect(find("Milk")):to_be_hittable()
---```
---@param options? WaitOptions
---@return self
function Expectation:to_be_hittable(options) end

---The opposite of to_be_hittable.
---```lua
---expect(find("Milk")):not_to_be_hittable()
---```
---@param options? WaitOptions
---@return self
function Expectation:not_to_be_hittable(options) end

-- Spies

---@class Spy
---@field called boolean
---@field call_count integer
---@field calls table[] by parameter name, else by position
---@field last table? the last call
---@field [string] any a parameter in the last call
---@overload fun(...: any): any
local Spy = {}

---Puts back the function that the spy replaced.
---```lua
---stub(shop, "price"):revert()
---```
---@return self
function Spy:revert() end

---Forgets the calls.
---```lua
---app.spies.on_change:reset()
---```
---@return self
function Spy:reset() end

---@class spylib
---@field [string] any the last value of the parameter in the one automatic spy that has it
spy = {}

---A spy with named parameters; a function answers its calls.
---```lua
---spy.new("query", function(query) return { query } end)
---```
---@param ... string|function
---@return Spy
function spy.new(...) end

---The names of the spies that were called, in order.
---```lua
---expect(spy.order()):to_equal{ "on_change", "on_done" }
---```
---@return string[]
function spy.order() end

---A spy in the place of a function in a table of the script; the function goes on to work.
---```lua
---local priced = spy.on(shop, "price")
---```
---@param table table
---@param key any
---@return Spy
function spy.on(table, key) end

---A spy in the place of a function, which gives the result or calls it.
---```lua
---stub(shop, "price", 9)
---```
---@param table table
---@param key any
---@param result? any
---@return Spy
function stub(table, key, result) end

-- Time

---Moves the clock; everything that falls due runs, in order.
---```lua
---advance("500ms")
---```
---@param seconds Seconds
function advance(seconds) end

---Waits, in a function that answers an asynchronous callback.
---```lua
---mount("SearchView", { search = function(query) sleep(2) return { query } end })
---```
---@param seconds Seconds
function sleep(seconds) end

---Runs all that is due now.
---```lua
---settle()
---```
function settle() end

---Waits for a locator or a function.
---```lua
---wait_for(find("Time is up"), { timeout = 60 })
---```
---@param what Locator|fun(): any
---@param options? WaitOptions
---@return any
function wait_for(what, options) end

clock = {}

---Seconds since the test's start.
---```lua
---expect(clock.now()):to_be_near(3, 0.001)
---```
---@return number
function clock.now() end

---Sets the date; nothing runs.
---```lua
---clock.set("2026-02-28T09:00:00Z")
---```
---@param date string
function clock.set(date) end

---Moves the clock by frames of 1/60 s, one after the other.
---```lua
---clock.frame(2)
---```
---@param count? integer
function clock.frame(count) end

---With false, elements are seen as they are at this instant, also on their way; expectations are
---judged now, and only `advance` and `clock.frame` move time.
---```lua
---clock.auto(false)
---```
---@param on boolean
function clock.auto(on) end

---@class expectation
local expectation_object = {}

---Fulfils the expectation.
---```lua
---done:fulfill()
---```
---@return expectation
function expectation_object:fulfill() end

---Something that a callback of the app fulfils.
---```lua
---local done = expectation("on_done was called")
---```
---@param name string
---@return expectation
function expectation(name) end

---Waits until an expectation is fulfilled.
---```lua
---wait(done, 2.5)
---```
---@param expectation expectation
---@param seconds Seconds
function wait(expectation, seconds) end

-- Network

---@class RouteOptions
---@field url string|table the whole URL, or a comparison such as { begins_with = "https://" }
---@field method? string any unless given
---@field status? integer 200 unless given
---@field headers? table<string, string>
---@field body? string|table|fun(request: table): string|table a function may give an answer: status, headers, body, body_file, delay, error
---@field body_file? string a file, seen from the script's folder
---@field delay? Seconds
---@field error? string a code of URLError in snake_case

network = {}

---Answers requests of the app. The spy is called with url, method, headers and body of each.
---```lua
---local route = network.route{ url = "https://quotes.example/today", body = { } }
---```
---@param options RouteOptions
---@return Spy
function network.route(options) end

---Lets requests without a route go to the real network, if the harness is built with it.
---```lua
---network.allow{ begins_with = "http://127.0.0.1:" }
---```
---@param url? string|table
function network.allow(url) end

keyboard = {}

---Presses a key, wherever the focus is.
---```lua
---keyboard.press("shift+tab")
---```
---@param keys string
---@param options? { repeats?: integer }
function keyboard.press(keys, options) end

---Types with whatever has the focus, which a tab or a line end may move on.
---```lua
---keyboard.type("Ada\tada@example.org")
---```
---@param text string
function keyboard.type(text) end

---Whether the keyboard on the screen is up.
---```lua
---expect(keyboard.is_shown())
---```
---@return boolean
function keyboard.is_shown() end

---Takes the focus away from the field, and with it the keyboard.
---```lua
---hide_keyboard()
---```
function hide_keyboard() end

-- The system

---@class SystemAlert
---@field title string
---@field message? string
---@field buttons? string[] without one it is "OK"
---@field answer? string the label that was chosen, in what system.alerts() gives

system = {}

---A locator for what a query finds in the system's window.
---```lua
---system.find("Allow"):tap()
---```
---@param query AnyQuery
---@return Locator
function system.find(query) end

---Who answers the system: "auto", "ask" for the test itself, or a function that gives a label.
---```lua
---system.policy(function(alert) return alert.buttons[1] end)
---```
---@param policy "auto"|"ask"|fun(alert: SystemAlert): string
function system.policy(policy) end

---Asks as the system does.
---```lua
---system.raise{ title = "Allow notifications?", buttons = { "No", "Allow" } }
---```
---@param alert SystemAlert
function system.raise(alert) end

---All that the system has asked in this test.
---```lua
---expect(system.alerts()[1].answer):to_equal("Allow")
---```
---@return SystemAlert[]
function system.alerts() end

-- A file that returns something is a module: a run of the whole folder takes this for no test.
return {}
