import { flows } from '@hanpan/ledger';
import type { WalletRollback } from '../../../vendors/wallet-operations.ts';
import { decideRollback } from './decide.ts';
import type { MovementKind } from './movement.ts';

export const rollback: MovementKind<WalletRollback> = {
  name: 'rollback',
  part: 'returned',
  decide: decideRollback,
  transferOf: (movement, { vendorCode, referenceId }) =>
    flows.vendorRollback(movement, vendorCode, referenceId),
};
