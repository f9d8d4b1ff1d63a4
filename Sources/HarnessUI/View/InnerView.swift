/// A view that a public one is made of, such as the element of a `NavigationLink`.
///
/// A component's author does not know it, so paths leave it out and sentences name the view around.
package protocol InnerView: View {}
