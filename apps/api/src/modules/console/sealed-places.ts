import type { SealedPlace } from '../../kernel/keys/sealed-place.ts';
import { sealedRows } from '../../kernel/keys/sealed-rows.ts';
import { sealOperatorFactor } from './totp/totp-reseal-store.ts';

export const consoleSealed: readonly SealedPlace[] = [
  {
    name: 'second factors of operators',
    ring: 'app',
    values: [{ seal: 'operator.totp' }, { seal: 'operator.totp' }],
    ...sealedRows({ table: 'operator', id: 'id', columns: ['totp_sealed', 'totp_offered'] }),
    replace: sealOperatorFactor,
  },
];
