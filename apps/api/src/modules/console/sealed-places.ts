import type { SealedPlace } from '../../kernel/keys/sealed-place.ts';
import { countOperatorFactors, nextOperatorFactors, sealOperatorFactor } from './totp/totp-reseal-store.ts';

export const consoleSealed: readonly SealedPlace[] = [
  {
    name: 'second factors of operators',
    ring: 'app',
    values: [{ seal: 'operator.totp' }, { seal: 'operator.totp' }],
    count: countOperatorFactors,
    next: nextOperatorFactors,
    replace: sealOperatorFactor,
  },
];
