/** A settings object as it is stored: anything may be missing. */
export type Stored = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at "deposit.minAmount"; undefined where nothing does. */
export function valueAt(stored: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((held, name) => {
    return isObject(held) && Object.hasOwn(held, name) ? held[name] : undefined;
  }, stored);
}

/** The same object with another value there; undefined takes it away. What stands beside it stays. */
export function withValueAt(stored: unknown, key: string, value: unknown): Stored {
  const held = isObject(stored) ? stored : {};
  const [name = '', ...rest] = key.split('.');
  const next = rest.length === 0 ? value : withValueAt(held[name], rest.join('.'), value);
  const { [name]: _, ...others } = held;
  return next === undefined ? others : { ...others, [name]: next };
}
