import { flows } from '@hanpan/ledger';
import type { WalletBet } from '../../../vendors/wallet-operations.ts';
import { decideBet } from './decide.ts';
import type { MovementKind } from './movement.ts';

export const bet: MovementKind<WalletBet, 'bet'> = {
  name: 'bet',
  part: 'stake',
  decide: decideBet,
  transferOf: (movement, { vendorCode, transactionId }) =>
    flows.vendorBet(movement, vendorCode, transactionId),
};
