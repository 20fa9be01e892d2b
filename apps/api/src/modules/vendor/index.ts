export { VendorDirectory } from './directory.ts';
export { vendorFamily } from './family.ts';
export { openGamesAmong } from './handlers.ts';
export { installVendor } from './install-vendor.ts';
export { jackpotOf } from './jackpot.ts';
export { vendorPlug } from './plug.ts';
export { seamlessWallet } from './seamless/wallet.ts';
export { isVendor } from './vendor-store.ts';
