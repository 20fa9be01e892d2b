import type { RequestOf } from '@hanpan/contract';
import type { World } from './world.ts';

export type SignUpForm = RequestOf<'/api/member/signup'>;

/** A form that is accepted, with a unique id, nickname, phone and account. */
export function signUpForm(
  world: Pick<World, 'next' | 'site'>,
  change: Partial<SignUpForm> = {},
): SignUpForm {
  const number = String(50_000_000 + world.next());
  return {
    memId: `new${number}`,
    memNick: `nick ${number}`,
    memPass: 'four words make one',
    memPassCheck: 'four words make one',
    cashOutPass: '7391',
    memPhone: `010${number}`,
    recommenderId: world.site.storeId,
    bank: '004',
    memName: 'Kim Seoyeon',
    bankacc: `9${number}`,
    birthDate: '1995-05-05',
    ...change,
  };
}
