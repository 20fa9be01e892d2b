import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import type { ApplicationServices } from '../application-services.ts';
import { insertMember, setAccounts } from '../modules/member/index.ts';

export const password = 'correct horse 1';
export const pin = '4821';

export interface TestSite {
  readonly id: number;
  readonly key: string;
  /** The id of a store, under whom its members are. */
  readonly storeId: string;
  readonly storeKey: number;
}

export interface NewPerson {
  readonly siteId: number;
  readonly memId: string;
  readonly status?: 'pending' | 'active' | 'rejected' | 'suspended';
  readonly rank?: string;
  readonly parentId?: number | null;
  readonly cash?: number;
  /** Makes phone and account number differ from everybody else's. */
  readonly number: number;
}

/** A member or a partner with its accounts, as sign-up and approval would have made it. */
export async function insertPerson(services: ApplicationServices, person: NewPerson): Promise<number> {
  const { database, ledger, sealer, hasher, clock } = services;
  const digits = String(person.number).padStart(8, '0');
  const phone = `010${digits}`;
  const account = `7000${digits}`;
  const { siteId } = person;
  return database.transaction(async (tx) => {
    const memberId = await insertMember(tx, {
      siteId,
      memId: person.memId,
      nickname: `${person.memId} nick`,
      passwordHash: await hasher.hash(password),
      pinHash: await hasher.hash(pin),
      phoneCipher: sealer.seal('member.phone', phone),
      phoneIndex: sealer.blindIndex('phone', phone),
      bankCode: '004',
      accountCipher: sealer.seal('member.account', account),
      accountIndex: sealer.blindIndex('account', account),
      holderName: 'Kim Dohyun',
      birthDate: '1990-01-01',
      parentId: person.parentId ?? null,
      appliedAt: clock.date(),
      partnerRank: person.rank ?? 'NORMAL',
      status: person.status ?? 'active',
    });
    await setAccounts(tx, memberId, await ledger.openMemberAccounts(tx, { siteId, memberId }));
    if (person.cash !== undefined && person.cash > 0) {
      const movement = { holder: { siteId, memberId }, amount: amount(person.cash) };
      await ledger.postIn(tx, [flows.adjustmentCredit(movement, `test:${memberId}`)]);
    }
    return memberId;
  });
}
