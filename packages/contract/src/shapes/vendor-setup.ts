/** The dialects that a provider may be entered with: those that the server speaks. */
export const vendorDialects = [
  ...(['hub88', 'caleta', 'evolution', 'highend', 'slotegrator', 'gr8', 'kplay'] as const),
  ...(['kplay-transfer', 'transfer'] as const),
] as const;

/** What a key of a vendor is, by the dialect: `addresses` are those from which the vendor calls, `none` is no key. */
export const vendorKeyKinds = ['private-key', 'public-key', 'secret', 'addresses', 'none'] as const;

/** The steps of a connection test, in their order (`runConnection` in packages/vendor-kit). */
export const connectionSteps = [
  'keys',
  'answers',
  'games',
  'demo',
  'unknown-transfer',
  'rounds',
  'wallet-stranger',
  'wallet-nobody',
] as const;

export const connectionResults = ['passed', 'failed', 'not-run'] as const;

/** Why a step failed, or was not run. */
export const connectionCauses = [
  'no-key',
  'unreachable',
  'timeout',
  'refused',
  'unreadable',
  'empty',
  'incomplete-games',
  'elsewhere',
  'moved',
  'accepted',
  'other-word',
  'not-in-dialect',
  'no-demo',
  'after-failure',
] as const;
