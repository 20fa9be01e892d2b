/** By which columns a list of the console, and the file of it, may be ordered. */
export const listOrders = {
  ledger: ['id', 'owner', 'kind', 'balance'],
  points: ['accruedAt', 'applied'],
  cash: ['amount', 'bonus', 'applied', 'elapsed'],
  adjustments: ['asked', 'amount'],
} as const;
