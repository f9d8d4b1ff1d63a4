-- Previews of the libraries that this harness links: nobody has registered them.

test("a preview by its name", function()
  preview("Strong")
  expect(find("time")):to_exist()
end)

test("a preview by its place", function()
  preview("TeaOrder.swift:25")
  expect(find("Order")):to_be_disabled()
end)

test("a preview provider by its type", function()
  preview("BasketView_Previews")
  expect(find(ids.ShopID.Basket.count)):to_have_text("0 in the basket")
end)
