-- The words of a Harness test, for luacheck. A test compares the names with the words that exist.
std = "lua54+harness"
max_line_length = 120

local read_only = { read_only = true, other_fields = false }

local function module(...)
  local fields = {}
  for _, name in ipairs{ ... } do fields[name] = read_only end
  return { read_only = true, fields = fields }
end

local open = { read_only = true, other_fields = true }

stds.harness = {
  read_globals = {
    -- structure
    test = module("skip", "only"),
    it = module("skip", "only"),
    describe = module("skip", "only"),
    context = module("skip", "only"),
    configure = read_only,
    pending = read_only,
    before_each = read_only,
    after_each = read_only,
    each = read_only,
    finally = read_only,
    skip = read_only,
    skip_if = read_only,
    step = read_only,
    matrix = read_only,
    requires = read_only,
    harness = module("version"),
    seed = read_only,
    log = read_only,
    -- the component
    mount = read_only,
    unmount = read_only,
    bind = read_only,
    app = open,
    tree = read_only,
    -- finding
    find = read_only,
    find_all = read_only,
    ids = open,
    get_by_role = read_only,
    get_by_label = read_only,
    get_by_text = read_only,
    get_by_id = read_only,
    get_by_placeholder = read_only,
    -- predicates
    P = module("exists", "is_enabled", "is_hittable", "is_selected", "is_focused", "is_checked", "label", "text", "value", "placeholder", "identifier", "count", "role", "type", "has", "within", "all", "any", "none", "format"),
    -- expectations
    expect = module("that", "soft", "poll", "extend"),
    any = read_only,
    match = read_only,
    approx = read_only,
    -- spies: any other field is a parameter
    spy = open,
    stub = read_only,
    -- time
    advance = read_only,
    settle = read_only,
    sleep = read_only,
    wait_for = read_only,
    clock = module("now", "set", "frame", "auto"),
    -- the keyboard
    keyboard = module("press", "type", "is_shown"),
    hide_keyboard = read_only,
    expectation = read_only,
    wait = read_only,
    -- network
    network = module("route", "allow"),
    -- the system
    system = module("find", "policy", "raise", "alerts"),
    preview = read_only,
    screenshot = read_only,
    attach = read_only,
    -- the run
    env = open,
    null = read_only,
  },
}
