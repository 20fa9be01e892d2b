/** A key for one intended movement of money. Keep it until a final result; make a new one for a new intention. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
