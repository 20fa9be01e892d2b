export { gameTypesOfGroup, hasCode } from './code-store.ts';
export { installCodes, installSlotVendor } from './install-codes.ts';
export { completeNotice, hasPopups, insertBanner, insertBestGame, insertNotice } from './install-store.ts';
export { cataloguePlug } from './plug.ts';
