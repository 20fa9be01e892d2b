import { randomInt } from 'node:crypto';
import type { Caller } from '@hanpan/client';
import { rateTypes } from '@hanpan/contract';
import { approveSignUp, depositFor, guestCalls, type Session, signInMember } from '../calls.ts';
import { demoPassword, newApplicant } from '../people.ts';

const ranks = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5'] as const;
/** Each keeps half a per cent of the stakes that count and five per cent of what is lost; the store has one and ten. */
const rolling = [300, 250, 200, 150, 100] as const;
const losing = [3_000, 2_500, 2_000, 1_500, 1_000] as const;

export const partnerPin = '4821';

/** A tree of five levels, from its head office down to its store, and one member below the store. */
export interface PartnerTree {
  readonly ids: readonly string[];
  readonly nicks: readonly string[];
  readonly member: Session & { readonly memId: string; readonly memNick: string };
}

/** Opens the partners as an operator does, and a member that the store has referred, with money to play. */
export async function openTree(operator: Caller, cash: number): Promise<PartnerTree> {
  const tag = String(randomInt(1_000_000)).padStart(6, '0');
  const ids = ranks.map((_, level) => `ptn${level + 1}x${tag}`);
  const nicks = ranks.map((_, level) => `${['본사', '지사', '부본', '총판', '매장'][level]}${tag}`);
  let parentKey: number | null = null;
  for (const [level, partnerRank] of ranks.entries()) {
    const person = newApplicant();
    const opened: { readonly memberKey: number } = await operator('/api/console/partner/create', {
      memId: ids[level] as string,
      memNick: nicks[level] as string,
      memPass: demoPassword,
      memPassCheck: demoPassword,
      cashOutPass: partnerPin,
      memPhone: person.phone,
      bank: '004',
      memName: person.holder,
      bankacc: person.account,
      birthDate: person.birthDate,
      partnerRank,
      parentKey,
      rates: rateTypes.map((gameType) => ({
        gameType,
        rollingBasisPoints: rolling[level] as number,
        losingBasisPoints: losing[level] as number,
      })),
      idempotencyKey: crypto.randomUUID(),
    });
    parentKey = opened.memberKey;
  }
  const person = newApplicant();
  await guestCalls()('/api/member/signup', {
    memId: person.memId,
    memNick: person.nickname,
    memPass: person.password,
    memPassCheck: person.password,
    cashOutPass: person.pin,
    memPhone: person.phone,
    recommenderId: ids.at(-1) as string,
    bank: '004',
    memName: person.holder,
    bankacc: person.account,
    birthDate: person.birthDate,
  });
  await approveSignUp(operator, person.memId);
  const member = await signInMember(person.memId, person.password);
  await depositFor(member.call, operator, cash);
  return { ids, nicks, member: { ...member, memId: person.memId, memNick: person.nickname } };
}
