import type { MoneyWallet, Vendor } from '../vendor.ts';
import { purseWallet } from './purses.ts';

/** Where a player's money is. */
export function walletOf(vendor: Vendor, player: { playerId: number; hasPurse: boolean }): MoneyWallet {
  return player.hasPurse ? purseWallet(vendor, player.playerId) : vendor.wallet;
}
