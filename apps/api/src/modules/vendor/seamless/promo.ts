import { flows } from '@hanpan/ledger';
import type { WalletPromo } from '../../../vendors/wallet-operations.ts';
import { decidePromo } from './decide.ts';
import type { MovementKind } from './movement.ts';

export const promo: MovementKind<WalletPromo, 'promo'> = {
  name: 'promo',
  part: 'win',
  decide: decidePromo,
  transferOf: (movement, { vendorCode, transactionId }) =>
    flows.vendorWin(movement, vendorCode, transactionId),
};
