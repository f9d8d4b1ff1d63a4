-- What closures draw, and what follows time.

test("Canvas GraphicsContext ColorMatrix ColorRenderingMode: operations are kept", function()
  mount("CanvasProbe")
  expect(find("shapes")):to_have_attr(
    "drawing",
    "fill red 0 0 10 10; stroke 2 tint 5 0 20 20; fill linearGradient(red, blue) 5 0 20 20 opacity 0.5")
  expect(find("shapes")):to_have_attr("drawing_operations", 3)
  expect(find("texts")):to_have_attr(
    "drawing", 'text "Hello" at 10 20; image star 0 0 8 8; text "four" 0 0 32.478693 20; symbol dot at 1 2')
  expect(find("layers")):to_have_attr(
    "drawing",
    "filter blur(3); filter colorMatrix; clip 0 0 5 5; begin layer; fill foreground -5 1 5 5; end layer")
  expect(find{ "symbol", hidden = true }):not_to_exist()
  find("Grow"):tap()
  expect(find("shapes"):attr("drawing")):to_contain("fill red 0 0 20 20")
end)

test("TimelineView TimelineSchedule TimelineScheduleMode TimelineViewDefaultContext: follows the virtual clock", function()
  mount("TimelineProbe")
  expect(find("periodic 0 true")):to_exist()
  expect(find("minute 0")):to_exist()
  expect(find("explicit 0")):to_exist()
  expect(find("soon 0")):to_exist()
  advance(2.5)
  expect(find("periodic 200 true")):to_exist()
  expect(find("explicit 200")):to_exist()
  expect(find("animation 250")):to_exist()
  expect(find("soon 1")):to_exist()
  find("Pause"):tap()
  advance(60)
  expect(find("minute 6000")):to_exist()
  expect(find("explicit 500")):to_exist()
  expect(find("animation 250")):to_exist()
end)

test("PeriodicTimelineSchedule EveryMinuteTimelineSchedule ExplicitTimelineSchedule AnimationTimelineSchedule: give dates", function()
  mount("TimelineProbe")
  expect(find("dates 4")):to_exist()
end)

test("PhaseAnimator phaseAnimator: goes from phase to phase", function()
  mount("PhaseProbe")
  expect(find("triggered a")):to_exist()
  expect(find("round 2")):to_exist()
  advance(1)
  expect(find("round 3")):to_exist()
  advance(1)
  expect(find("round 1")):to_exist()
  find("Go"):tap()
  expect(find("triggered b")):to_exist()
  expect(find("modified")):to_have_attr("offset_x", 10)
  advance(2)
  expect(find("triggered a")):to_exist()
  expect(find("modified")):to_have_attr("offset_x", 0)
end)

test("KeyframeAnimator keyframeAnimator KeyframeTrack LinearKeyframe MoveKeyframe CubicKeyframe SpringKeyframe: follow time", function()
  mount("KeyframeProbe")
  expect(find("value")):to_have_attr("offset_x", 0)
  clock.auto(false)
  find("Go"):tap()
  advance(0.5)
  expect(find("value"):attr("offset_x")):to_be_near(50, 0.5)
  expect(find("posed"):attr("rotation")):to_be_near(22.5, 0.5)
  advance(1)
  expect(find("value"):attr("offset_x")):to_be_near(15, 0.5)
  advance(1)
  expect(find("value")):to_have_attr("offset_x", 20)
  expect(find("posed"):attr("scale_x")):to_be_near(1, 0.01)
end)

test("KeyframeTimeline Keyframes KeyframesBuilder KeyframeTrackContent KeyframeTrackContentBuilder _CombinedKeyframes _KeyframeSequence: give values", function()
  mount("KeyframeTimelineProbe")
  for _, text in ipairs{ "duration 2", "middle 10", "end 20", "pose 10 0", "combined 1" } do
    expect(find(text)):to_exist()
  end
end)

test("ImageRenderer: keeps what is to be painted", function()
  mount("RendererProbe")
  expect(find("scale 1")):to_exist()
  expect(find("picture")):to_exist()
  find("Larger"):tap()
  expect(find("scale 3")):to_exist()
end)

test("CGAffineTransform CGAffineTransformMake CGAffineTransformMakeRotation CGAffineTransformMakeScale CGAffineTransformMakeTranslation CGPointMake CGSizeMake CGRectMake CGVector CGVectorMake: transform points, sizes and rectangles", function()
  mount("CoreGraphicsProbe")
  for _, text in ipairs{
    "turned 0 1", "size 6", "rect 4", "back 3 4", "same true", "made true", "vector true",
  } do
    expect(find(text)):to_exist()
  end
end)

test("CGLineCap CGLineJoin CGPathFillRule CGBlendMode CGColor CGColorSpace CGColorSpaceCreateDeviceRGB CGColorSpaceCreateDeviceGray: are plain values", function()
  mount("CoreGraphicsProbe")
  for _, text in ipairs{ "line 1 2", "rules 1 2", "color 2 true true", "spaces 3 1", "space 3" } do
    expect(find(text)):to_exist()
  end
end)

test("CATransform3D CATransform3DIdentity CATransform3DConcat CATransform3DEqualToTransform CATransform3DIsIdentity CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate: are matrices", function()
  mount("CoreGraphicsProbe")
  expect(find("projected 4 3")):to_exist()
  expect(find("identity true true")):to_exist()
end)

test("CGPath CGMutablePath CGPathElement CGPathElementType: have the geometry of Path", function()
  mount("CorePathProbe")
  for _, text in ipairs{
    "box 20 10", "inside true false", "steps 01214", "line 4", "view 15", "circle false",
  } do
    expect(find(text)):to_exist()
  end
end)
