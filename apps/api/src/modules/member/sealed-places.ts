import type { SealedPlace } from '../../kernel/keys/sealed-place.ts';
import { countFactors, nextFactors, sealFactor } from './factor/factor-reseal-store.ts';
import { countMembers, nextMembers, sealMember } from './member-reseal-store.ts';

export const memberSealed: readonly SealedPlace[] = [
  {
    name: 'phones and bank accounts of members',
    ring: 'app',
    values: [
      { seal: 'member.phone', index: 'phone' },
      { seal: 'member.account', index: 'account' },
    ],
    count: countMembers,
    next: nextMembers,
    replace: sealMember,
  },
  {
    name: 'second factors of members',
    ring: 'app',
    values: [{ seal: 'member.totp' }, { seal: 'member.totp' }],
    count: countFactors,
    next: nextFactors,
    replace: sealFactor,
  },
];
