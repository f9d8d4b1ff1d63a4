-- Progress views and gauges.

test("ProgressView: a spinner has no value, a bar has its share", function()
  mount("ProgressProbe")
  expect(find("spinner")):to_have_role("progress")
  expect(find("spinner"):value()):to_equal("")
  for _, name in ipairs{ "key", "plain", "label" } do
    expect(find(name)):to_have_role("progress")
    expect(find(name):value()):to_equal("")
  end
  expect(find("bar")):to_have_value(0.25)
  expect(find("total")):to_have_value(0.5)
  expect(find("titled bar")):to_have_value(0.5)
  expect(find("plain bar")):to_have_value(0.75)
  expect(find("unknown"):value()):to_equal("")
  expect(find("label bar")):to_have_value(0.5)
  expect(find("labels"):find("half")):to_exist()
  expect(find("work")):to_have_value(0.25)
end)

test("DefaultDateProgressLabel: a progress view follows a time", function()
  mount("ProgressProbe")
  clock.auto(false)
  local timer, bare = find("timer"), find("bare timer")
  expect(timer):to_have_value(0)
  expect(bare):to_have_value(1)
  expect(timer:find("0:00")):to_exist()
  expect(bare:find("0:04")):to_exist()
  advance(2)
  expect(timer):to_have_value(0.5)
  expect(find("countdown")):to_have_value(0.5)
  expect(bare:find("0:02")):to_exist()
  advance(3)
  expect(timer):to_have_value(1)
  expect(bare):to_have_value(0)
end)

test("ProgressViewStyle ProgressViewStyleConfiguration progressViewStyle: a style draws it", function()
  mount("ProgressStylesProbe")
  expect(find("custom 5 dots")):to_have_role("progress")
  expect(find("custom 5 dots")):to_have_value(0.5)
  expect(find("framed")):to_have_value(0.5)
end)

test("DefaultProgressViewStyle LinearProgressViewStyle CircularProgressViewStyle: are told", function()
  mount("ProgressStylesProbe")
  for name, style in pairs{
    automatic = "automatic", default = "automatic", linear = "linear", ["linear type"] = "linear",
    circular = "circular", ["circular type"] = "circular",
  } do
    expect(find(name)):to_have_attr("progress_view_style", style)
  end
end)

test("Gauge: has a value, bounds and a label", function()
  mount("GaugesProbe")
  expect(find("label")):to_have_role("progress")
  expect(find("speed")):to_have_value(30)
  expect(find("speed")):to_have_attr("maximum", 120)
  expect(find("speed"):find("30 km/h")):to_exist()
  expect(find("ends")):to_have_attr("minimum", 0)
  expect(find("marks"):find("middle")):to_exist()
end)

test("GaugeStyle GaugeStyleConfiguration gaugeStyle: a style draws the gauge", function()
  mount("GaugesProbe")
  expect(find("custom at 50 %")):to_have_value(0.5)
end)

local function gauge_styles(styles)
  mount("GaugesProbe")
  for name, style in pairs(styles) do
    expect(find(name)):to_have_attr("gauge_style", style)
  end
end

test("DefaultGaugeStyle AccessoryCircularGaugeStyle AccessoryCircularCapacityGaugeStyle: are told",
  function()
    gauge_styles{
      automatic = "automatic", default = "automatic", circular = "accessory_circular",
      ["circular type"] = "accessory_circular", ring = "accessory_circular_capacity",
      ["ring type"] = "accessory_circular_capacity",
    }
  end)

test("AccessoryLinearGaugeStyle AccessoryLinearCapacityGaugeStyle: are told by name", function()
  gauge_styles{
    linear = "accessory_linear", ["linear type"] = "accessory_linear",
    ["small bar"] = "accessory_linear_capacity", ["small bar type"] = "accessory_linear_capacity",
  }
end)

test("LinearCapacityGaugeStyle CircularGaugeStyle LinearGaugeStyle: are told by name", function()
  gauge_styles{
    bar = "linear_capacity", ["bar type"] = "linear_capacity", ["watch circle"] = "circular",
    ["watch circle type"] = "circular", ["watch bar"] = "linear", ["watch bar type"] = "linear",
  }
end)
