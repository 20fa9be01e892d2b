import type { BodyOf, ShownNames } from '@hanpan/contract';
import { bytesList, type Queryable, type Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { orderBy } from '../../kernel/order-by.ts';
import type { NamedBank } from '../settings/index.ts';
import type { MemberStatus } from './facts-store.ts';

export interface MemberRow extends NamedBank {
  readonly id: number;
  readonly site_id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly password_hash: string;
  readonly phone_cipher: Buffer;
  readonly bank_code: string;
  readonly account_cipher: Buffer;
  readonly holder_name: string;
  readonly birth_date: string | null;
  readonly level: number;
  readonly status: MemberStatus;
  readonly partner_rank: string;
  readonly recommender: string | null;
  readonly applied_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly deposit_allowed: boolean;
  readonly withdrawal_allowed: boolean;
  readonly betting_allowed: boolean;
  readonly excluded_until: Date | null;
  readonly pin_failures: number;
  readonly pin_set: boolean;
  readonly check_due_at: Date | null;
  /** The member is to be asked for its acceptance of the documents. */
  readonly documents_due: boolean;
  readonly dormant_at: Date | null;
  readonly closed_at: Date | null;
  readonly closing_reason: string | null;
  /** All null where it is no test account. */
  readonly test_cap: Amount | null;
  readonly test_funded: Amount | null;
  readonly test_marked_at: Date | null;
  readonly test_marked_by: string | null;
}

const columns = `m.id, m.site_id, m.mem_id, m.nickname, m.password_hash, m.phone_cipher, m.bank_code, b.name_ko as bank_name, b.name_en as bank_name_en,
  m.account_cipher, m.holder_name, to_char(m.birth_date, 'YYYY-MM-DD') as birth_date, m.level, m.status, m.partner_rank,
  p.mem_id as recommender, m.applied_at, m.decided_at, m.decided_by, m.deposit_allowed, m.withdrawal_allowed, m.betting_allowed, m.excluded_until,
  exists (select from member_documents_due due
           where due.member_id = m.id and (due.is_required or due.is_change)) as documents_due,
  m.pin_failures, m.pin_hash is not null as pin_set, m.check_due_at, m.dormant_at, m.closed_at, m.closing_reason, t.funds_cap as test_cap, t.funded as test_funded,
  t.marked_at as test_marked_at, t.marked_by as test_marked_by`;
const source = `from member m left join bank b using (bank_code) left join member p on p.id = m.parent_id
  left join test_account t on t.member_id = m.id`;

export function memberById(queryable: Queryable, id: number): Promise<MemberRow | undefined> {
  return queryable.row(`select ${columns} ${source} where m.id = $1`, [id]);
}

/** The member who has the id now, else the last applicant who asked for it and was rejected. */
export function memberByName(
  queryable: Queryable,
  siteId: number,
  memId: string,
): Promise<MemberRow | undefined> {
  return queryable.row(
    `select ${columns} ${source} where m.site_id = $1 and lower(m.mem_id) = lower($2)
      order by m.status = 'rejected', m.id desc limit 1`,
    [siteId, memId],
  );
}

export interface NewMember {
  readonly siteId: number;
  readonly memId: string;
  readonly nickname: string;
  readonly passwordHash: string;
  readonly pinHash: string;
  readonly phoneCipher: Buffer;
  readonly phoneIndex: Buffer;
  readonly bankCode: string;
  readonly accountCipher: Buffer;
  readonly accountIndex: Buffer;
  readonly holderName: string;
  readonly birthDate: string | null;
  readonly parentId: number | null;
  readonly appliedAt: Date;
  readonly partnerRank?: string;
  readonly status?: MemberStatus;
}

export async function insertMember(tx: Tx, member: NewMember): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into member (site_id, mem_id, nickname, password_hash, pin_hash, phone_cipher, phone_index, bank_code,
       account_cipher, account_index, holder_name, birth_date, parent_id, applied_at, partner_rank, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`,
    [
      member.siteId,
      member.memId,
      member.nickname,
      member.passwordHash,
      member.pinHash,
      member.phoneCipher,
      member.phoneIndex,
      member.bankCode,
      member.accountCipher,
      member.accountIndex,
      member.holderName,
      member.birthDate,
      member.parentId,
      member.appliedAt,
      member.partnerRank ?? 'NORMAL',
      member.status ?? 'pending',
    ],
  );
  if (row === undefined) throw new Error('the member was not stored');
  return row.id;
}

export async function isBank(queryable: Queryable, bankCode: string): Promise<boolean> {
  return (await queryable.row('select 1 from bank where bank_code = $1', [bankCode])) !== undefined;
}

export async function setAccounts(
  tx: Tx,
  memberId: number,
  accounts: { cash: number; point: number; comp: number; hold: number },
): Promise<void> {
  await tx.run(
    'update member set cash_account = $2, point_account = $3, comp_account = $4, hold_account = $5 where id = $1',
    [memberId, accounts.cash, accounts.point, accounts.comp, accounts.hold],
  );
}

/** For an applicant who stated none. */
export async function setBirthDate(tx: Tx, memberId: number, birthDate: string): Promise<void> {
  await tx.run('update member set birth_date = $2 where id = $1 and birth_date is null', [
    memberId,
    birthDate,
  ]);
}

export async function setDecision(
  tx: Tx,
  memberId: number,
  decision: { status: MemberStatus; at: Date; by: string; reason: string },
): Promise<void> {
  await tx.run(
    'update member set status = $2, decided_at = $3, decided_by = $4, decision_reason = $5 where id = $1',
    [memberId, decision.status, decision.at, decision.by, decision.reason],
  );
}

export interface MemberFilter {
  readonly siteId: number;
  readonly status: MemberStatus | 'all' | 'test';
  readonly search: string;
  /** Whose names are searched: those that who searches is shown whole, or the search would tell what the mask hides. */
  readonly names: ShownNames;
  /** What the search would be as a phone and as an account number, sealed in the blind, under each secret. */
  readonly phoneIndexes: readonly Buffer[];
  readonly accountIndexes: readonly Buffer[];
  readonly sort: BodyOf<'/api/console/members'>['sort'];
  readonly limit: number;
  readonly offset: number;
}

const matches = `m.site_id = $1 and m.partner_rank = 'NORMAL'
  and ($2 = 'all' or m.status = $2 or $2 = 'test' and m.id in (select member_id from test_account))
  and ($3 = '' or m.mem_id ilike '%' || $3 || '%' or m.nickname ilike '%' || $3 || '%'
       or ($6 = 'all' or $6 = 'applicants' and m.status = 'pending') and m.holder_name ilike '%' || $3 || '%'
       or m.id::text = $3 or m.phone_index = any($4::bytea[]) or m.account_index = any($5::bytea[])
       or m.id in (select s.member_id from session s
                where s.site_id = $1 and s.address = $3 and s.member_id is not null))`;

const valuesOf = ({ siteId, status, search, phoneIndexes, accountIndexes, names }: MemberFilter) => [
  siteId,
  status,
  search,
  bytesList(phoneIndexes),
  bytesList(accountIndexes),
  names,
];

const orders = {
  member: 'm.mem_id',
  level: 'm.level',
  cash: '(select a.balance from ledger_account a where a.id = m.cash_account)',
  point: '(select a.balance from ledger_account a where a.id = m.point_account)',
  applied: 'm.applied_at',
  status: 'm.status',
};

/** Whose id is searched for comes first, however many others it is a part of. */
export function listMembers(queryable: Queryable, filter: MemberFilter): Promise<MemberRow[]> {
  const latest = 'm.applied_at desc, m.id desc';
  const own = filter.search === '' ? latest : `lower(m.mem_id) = lower($3) desc, ${latest}`;
  const order = orderBy(orders, filter.sort, own, 'm.id');
  return queryable.rows(`select ${columns} ${source} where ${matches} order by ${order} limit $7 offset $8`, [
    ...valuesOf(filter),
    filter.limit,
    filter.offset,
  ]);
}

export async function countMembers(queryable: Queryable, filter: MemberFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from member m where ${matches}`,
    valuesOf(filter),
  );
  return row?.count ?? 0;
}
