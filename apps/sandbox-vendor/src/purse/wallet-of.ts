import type { MoneyWallet, Vendor } from '../vendor.ts';
import { purseWallet } from './purses.ts';

/** The wallet that has a player's money. */
export function walletOf(vendor: Vendor, player: { playerId: number; hasPurse: boolean }): MoneyWallet {
  return player.hasPurse ? purseWallet(vendor, player.playerId) : vendor.wallet;
}
