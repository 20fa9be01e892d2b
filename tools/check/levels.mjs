/** The table "Which may import which" of docs/ARCHITECTURE.md, as data. `money` is below everything. */
export const MAY_IMPORT = {
  money: [],
  contract: ['money'],
  rules: ['money'],
  'vendor-kit': ['money'],
  video: [],
  beacon: [],
  messages: ['money', 'contract'],
  db: ['money'],
  ledger: ['money', 'db'],
  client: ['money', 'contract', 'messages'],
  ui: ['money', 'messages'],
  kit: ['money', 'client', 'contract', 'messages', 'ui'],
  'partner-views': ['money', 'client', 'contract', 'messages', 'ui', 'kit', 'rules'],
  testkit: ['money', 'contract', 'rules', 'vendor-kit', 'messages', 'db', 'ledger', 'client', 'ui'],
  'api/kernel': ['money', 'contract', 'messages', 'db'],
  'api/modules': ['money', 'contract', 'rules', 'ledger', 'db', 'vendor-kit', 'messages', 'video', 'beacon'],
  'api/vendors': ['money', 'contract', 'rules', 'ledger', 'db', 'vendor-kit', 'messages'],
  'api/roots': ['money', 'contract', 'rules', 'ledger', 'db', 'vendor-kit', 'messages', 'beacon'],
  web: ['money', 'client', 'contract', 'messages', 'ui', 'kit', 'rules', 'partner-views', 'beacon'],
  console: ['money', 'client', 'contract', 'messages', 'ui', 'kit', 'rules', 'partner-views'],
  partner: ['money', 'client', 'contract', 'messages', 'ui', 'kit', 'rules', 'partner-views'],
  'sandbox-vendor': ['money', 'vendor-kit', 'ui'],
  e2e: ['contract', 'client', 'testkit'],
  // The ledger's benchmark measures posting itself, so it imports the ledger directly rather than through HTTP.
  bench: ['money', 'contract', 'rules', 'client', 'testkit', 'db', 'ledger', 'vendor-kit'],
  // Their tests compare what was built with what the source says.
  tools: ['contract', 'messages'],
};

/** Third-party packages that a package of ours may use; without an entry here its package.json decides. */
export const MAY_USE = {
  money: [],
  video: [],
  // SHA-256 and HMAC that the browser has as well: a member checks a draw with the code that drew it (ADR 42).
  rules: ['@noble/hashes'],
  // BLS12-381, for the signatures of drand alone (ADR 108).
  beacon: ['@noble/curves', '@noble/hashes'],
  contract: ['zod'],
  'vendor-kit': ['zod', 'node:'],
};

/** Imported for their types alone. */
export const TYPES_ONLY = { messages: ['contract'] };

/** Modules of apps/api from the lowest band to the highest. Within one band no module imports another. */
export const BANDS = [
  ['settings'],
  ['play', 'draws', 'document'],
  ['member'],
  ['wallet', 'catalogue', 'approval', 'turnover'],
  ['cash', 'adjustment', 'sports', 'minigame', 'vendor', 'board', 'message', 'point'],
  ['partner', 'bonus', 'reward'],
  ['console', 'report', 'harm', 'significant'],
];

/**
 * In the web apps: root → shell → pages → features → app. The root is the files beside these folders: it composes them,
 * and none of them imports it.
 */
export const LAYERS = {
  root: ['routes', 'shell', 'pages', 'features', 'app'],
  routes: ['pages', 'app'],
  shell: ['pages', 'features', 'app'],
  pages: ['features', 'app'],
  features: ['app'],
  app: [],
};
