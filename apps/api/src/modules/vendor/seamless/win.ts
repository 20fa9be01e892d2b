import { flows } from '@hanpan/ledger';
import type { WalletWin } from '../../../vendors/wallet-operations.ts';
import { decideWin } from './decide.ts';
import type { MovementKind } from './movement.ts';

export const win: MovementKind<WalletWin, 'win'> = {
  name: 'win',
  part: 'win',
  decide: decideWin,
  transferOf: (movement, { vendorCode, transactionId }) =>
    flows.vendorWin(movement, vendorCode, transactionId),
};
