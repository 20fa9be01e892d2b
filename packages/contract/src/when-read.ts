/**
 * A schema that is made when something of it is first read. In a page most schemas of the contract are of calls that it
 * never makes; the build puts this around them (`tools/vite/lean-contract.ts`), because to make them all takes a phone a
 * tenth of a second of its first load. The server makes its schemas at once and does not use it.
 */
export function whenRead<S extends object>(make: () => S): S {
  let made: S | undefined;
  const schema = (): S => {
    made ??= make();
    return made;
  };
  return new Proxy<S>({} as S, {
    get: (_, name) => Reflect.get(schema(), name),
    set: (_, name, value) => Reflect.set(schema(), name, value),
    has: (_, name) => Reflect.has(schema(), name),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
    defineProperty: (_, name, property) => Reflect.defineProperty(schema(), name, property),
  });
}
