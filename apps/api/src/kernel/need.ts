/**
 * The value, which must exist. Throws where it is missing: an id, a price or a balance that quietly becomes zero is a
 * fault that goes unnoticed. `what` names it, for the log.
 */
export function need<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}
