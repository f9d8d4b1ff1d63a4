-- Shapes and paths: their names, how they are painted, and their geometry.

local function shape(name, expected) expect(find(name)):to_have_attr("shape", expected) end

test("Shape Rectangle RoundedRectangle UnevenRoundedRectangle Circle Ellipse Capsule ConcentricRectangle AnyShape: are told by name", function()
  mount("ShapeProbe")
  shape("rectangle", "Rectangle")
  shape("rounded", "RoundedRectangle(10)")
  shape("sized", "RoundedRectangle(4, 6)")
  shape("uneven", "UnevenRoundedRectangle(4, 0, 8, 0)")
  shape("circle", "Circle")
  shape("ellipse", "Ellipse")
  shape("capsule", "Capsule")
  shape("concentric", "ConcentricRectangle")
  shape("any", "Circle")
  shape("static rect", "Rectangle")
  shape("static radius", "RoundedRectangle(3)")
  shape("static uneven", "UnevenRoundedRectangle(3, 0, 0, 0)")
  shape("static circle", "Circle")
  shape("static ellipse", "Ellipse")
  shape("static capsule", "Capsule")
  shape("static container", "ContainerRelativeShape")
end)

test("InsettableShape OffsetShape ScaledShape RotatedShape TransformedShape ContainerRelativeShape: a shape of a shape stays one", function()
  mount("ShapeProbe")
  shape("trim", "Circle.trim(0, 0.5)")
  shape("inset", "Circle.inset(5)")
  shape("offset", "Circle.offset(1, 2)")
  shape("moved", "Circle.offset(1, 2)")
  shape("scale", "Circle.scale(0.5, 0.5)")
  shape("scaled", "Circle.scale(1, 2)")
  shape("rotation", "Rectangle.rotation(45)")
  shape("rotated", "Rectangle.rotation(90)")
  shape("transform", "Rectangle.transform(2, 0, 0, 1, 0, 0)")
  shape("size", "Rectangle.size(10, 20)")
  shape("union", "Circle.union(Rectangle)")
  shape("line", "Circle.stroke(3)")
end)

test("ShapeRole LayoutDirectionBehavior RoundedRectangularShape RoundedRectangularShapeCorners RectangleCornerRadii RoundedCornerStyle: outlines have numbers", function()
  mount("ShapeGeometryProbe")
  for _, text in ipairs{
    "circle 25 0 50 50", "inset 30 5 40 40", "trimmed 50 25 50 25", "turned 25 -25 50 100",
    "scaled 0 0 50 100", "moved 3 4 100 50", "sized 45 20 10 10", "transformed 5 0 100 50",
    "stroked -5 -5 110 60", "shared 25 0 50 50", "corner false", "size 30 30", "offered 100 50",
    "roles true true", "fixed false", "corners true",
  } do
    expect(find(text)):to_exist()
  end
end)

test("ShapeView _ShapeView FillShapeView StrokeShapeView StrokeBorderShapeView FillStyle StrokeStyle: what is painted is told", function()
  mount("PaintedShapeProbe")
  expect(find("filled")):to_have_attr("fill", "red")
  expect(find("plain")):to_have_attr("fill", "foreground")
  expect(find("even odd")):to_have_attr("even_odd", true)
  expect(find("stroked")):to_have_attr("stroke", "red")
  expect(find("stroked")):to_have_attr("line_width", 3)
  expect(find("dashed")):to_have_attr("dash", "4, 2")
  expect(find("bordered")):to_have_attr("stroke_border", "green")
  expect(find("plain border")):to_have_attr("line_width", 5)
  expect(find("styled border")):to_have_attr("line_width", 6)
  expect(find("both")):to_have_attr("fill", "red")
  expect(find("both")):to_have_attr("stroke", "blue")
  expect(find("several")):to_have_attr("stroke_border", "blue")
  expect(find("shape Circle")):to_exist()
  expect(find("types false")):to_exist()
end)

test("Shape: trim is a number on its way", function()
  mount("PaintedShapeProbe")
  expect(find("progress")):to_have_attr("trim_to", 0.25)
  clock.auto(false)
  find("Finish"):tap()
  advance(0.5)
  expect(find("progress"):attr("trim_to")):to_be_near(0.5, 0.01)
  advance(1)
  expect(find("progress")):to_have_attr("trim_to", 0.75)
end)

test("Shape InsettableShape: an author's own", function()
  mount("OwnShapeProbe")
  shape("ring", "Ring")
  expect(find("border")):to_have_attr("stroke_border", "red")
  expect(find("half 0 50 100 50")):to_exist()
  expect(find("text")):to_have_attr("clip_shape", "Ring")
end)

test("Path: is built, described and asked for its geometry", function()
  mount("PathProbe")
  expect(find("path")):to_have_attr("shape", "Path")
  expect(find("path")):to_have_attr("stroke", "red")
  for _, text in ipairs{
    "text 0 0 m 10 0 l 10 10 l h", "read false true", "box 0 -30 40 40", "end 40 0",
    "arcs -10 -10 20 20 -10 0", "corner 10 4", "figures 0 0 80 10",
    "steps move 0, line 10, line 10, close", "empty true true", "moved 5 5 10 10",
    "larger 0 0 20 30", "core 0 0 10 10", "half 0 0 9 0",
  } do
    expect(find(text)):to_exist()
  end
end)

test("Path: areas and lines of two paths", function()
  mount("PathAreaProbe")
  for _, text in ipairs{
    "inside true false", "hole true false", "union in in in", "intersection out in out",
    "subtracting in out out", "difference in out in", "normalized false", "line 0 50 100 0",
    "rest 100 50 100 0", "stroke 0 45 200 10", "round -5 45 210 10", "dashes true false",
  } do
    expect(find(text)):to_exist()
  end
end)
