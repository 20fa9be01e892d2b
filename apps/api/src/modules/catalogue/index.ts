export { insertBestGame } from './best-games/store.ts';
export { gameTypesOfGroup, hasCode } from './code-store.ts';
export { installCodes, installSlotVendor } from './install-codes.ts';
export { hasPopups, insertBanner } from './install-store.ts';
export { cataloguePlug } from './plug.ts';
