/**
 * Under which reference the part of a stake goes back that a trader has not taken: one of its own, because the bet itself may
 * still be given back under its receipt.
 */
export function excessReference(receiptId: string): string {
  return `${receiptId}:less`;
}
