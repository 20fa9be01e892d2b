/**
 * Cycles among the files, each as the list of its paths, found by Tarjan's strongly connected components. Imports of
 * types alone count: they are erased, but two files that need each other's types are one idea in two places.
 */
export function findCycles(imports) {
  const edges = new Map();
  for (const { from, to } of imports) {
    if (to === undefined) continue;
    edges.set(from, [...(edges.get(from) ?? []), to]);
  }
  const state = { edges, order: new Map(), low: new Map(), stack: [], onStack: new Set(), cycles: [] };
  for (const file of edges.keys()) if (!state.order.has(file)) connect(file, state);
  return state.cycles;
}

function connect(file, state) {
  const { edges, order, low, stack, onStack } = state;
  order.set(file, order.size);
  low.set(file, order.get(file));
  stack.push(file);
  onStack.add(file);
  for (const next of edges.get(file) ?? []) {
    if (!order.has(next)) {
      connect(next, state);
      low.set(file, Math.min(low.get(file), low.get(next)));
    } else if (onStack.has(next)) {
      low.set(file, Math.min(low.get(file), order.get(next)));
    }
  }
  if (low.get(file) === order.get(file)) takeComponent(file, state);
}

function takeComponent(file, { edges, stack, onStack, cycles }) {
  const component = stack.splice(stack.indexOf(file));
  for (const member of component) onStack.delete(member);
  const importsItself = (edges.get(file) ?? []).includes(file);
  if (component.length > 1 || importsItself) cycles.push(component);
}
