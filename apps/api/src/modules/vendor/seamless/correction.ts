import { flows } from '@hanpan/ledger';
import type { WalletCorrection } from '../../../vendors/wallet-operations.ts';
import { decideCorrection } from './decide.ts';
import type { MovementKind } from './movement.ts';

export const correction: MovementKind<WalletCorrection, 'correction'> = {
  name: 'correction',
  part: 'taken',
  decide: decideCorrection,
  transferOf: (movement, { vendorCode, transactionId }) =>
    flows.vendorCorrection(movement, vendorCode, transactionId),
};
