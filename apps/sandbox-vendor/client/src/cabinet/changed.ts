/** A view with what has changed of it: the same one where nothing has, and then there is nothing to draw anew. */
export function changed<View extends object>(view: View, change: Partial<View>): View {
  const keys = Object.keys(change) as (keyof View)[];
  return keys.some((key) => change[key] !== view[key]) ? { ...view, ...change } : view;
}
