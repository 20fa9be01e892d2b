import type { SealedPlace } from '../../kernel/keys/sealed-place.ts';
import { sealedRows } from '../../kernel/keys/sealed-rows.ts';
import { sealFactor } from './factor/factor-reseal-store.ts';
import { sealMember } from './member-reseal-store.ts';

export const memberSealed: readonly SealedPlace[] = [
  {
    name: 'phones and bank accounts of members',
    ring: 'app',
    values: [
      { seal: 'member.phone', index: 'phone' },
      { seal: 'member.account', index: 'account' },
    ],
    ...sealedRows({ table: 'member', id: 'id', columns: ['phone_cipher', 'account_cipher'] }),
    replace: sealMember,
  },
  {
    name: 'second factors of members',
    ring: 'app',
    values: [{ seal: 'member.totp' }, { seal: 'member.totp' }],
    ...sealedRows({ table: 'member_factor', id: 'member_id', columns: ['totp_sealed', 'totp_offered'] }),
    replace: sealFactor,
  },
];
