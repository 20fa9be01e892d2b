import type { CheckMinutes } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { OwnLimits } from '@hanpan/rules';

export type MemberStatus = 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';

/** The facts that decide what a member may do; its secrets and personal data stay in the member module. */
export interface MemberFacts {
  readonly id: number;
  readonly siteId: number;
  readonly memId: string;
  readonly nickname: string;
  readonly status: MemberStatus;
  readonly level: number;
  readonly partnerRank: string;
  readonly parentId: number | null;
  readonly bettingAllowed: boolean;
  readonly depositAllowed: boolean;
  readonly withdrawalAllowed: boolean;
  readonly pointConversionAllowed: boolean;
  readonly convertsGameMoney: boolean;
  readonly giveAllowed: boolean;
  readonly takeBackAllowed: boolean;
  readonly pinFailures: number;
  /** Since when nothing begins for it, because it was not used for long; null where it is in use. */
  readonly dormantAt: Date | null;
  /** It may not play until then, by its own will. */
  readonly excludedUntil: Date | null;
  /** What it allows itself; null where it limits nothing. */
  readonly ownLimits: OwnLimits | null;
  /** Minutes between two reality checks. */
  readonly checkMinutes: CheckMinutes | null;
  /** From then on it bets once it has seen the reality check; null where it wants none. */
  readonly checkDueAt: Date | null;
  /** The site demands that it accepts the documents first, and it has not. */
  readonly documentsMissing: boolean;
}

const facts = `id, site_id as "siteId", mem_id as "memId", nickname, status, level, partner_rank as "partnerRank",
    parent_id as "parentId", betting_allowed as "bettingAllowed", deposit_allowed as "depositAllowed",
    withdrawal_allowed as "withdrawalAllowed", point_conversion_allowed as "pointConversionAllowed",
    converts_game_money as "convertsGameMoney", give_allowed as "giveAllowed", take_back_allowed as "takeBackAllowed",
    pin_failures as "pinFailures", dormant_at as "dormantAt", excluded_until as "excludedUntil",
    own_limits as "ownLimits", check_minutes as "checkMinutes", check_due_at as "checkDueAt",
    exists (select from member_documents_due due where due.member_id = m.id and due.is_required) as "documentsMissing"`;

/**
 * Locks members until the transaction ends, the lower id first, so that two movements between the same members never
 * deadlock. Returns the facts of those that exist, by id.
 */
export async function lockMembers(tx: Tx, memberIds: readonly number[]): Promise<Map<number, MemberFacts>> {
  const rows = await tx.prepared<MemberFacts>(
    'member-lock',
    `select ${facts} from member_lock($1::bigint[]) m`,
    [memberIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks one member: its calls run one after the other, and what is read here stays true until the transaction
 * ends. Undefined where there is no such member.
 */
export async function lockMember(tx: Tx, memberId: number): Promise<MemberFacts | undefined> {
  return (await lockMembers(tx, [memberId])).get(memberId);
}

/** Locks a member of a site; undefined where the site has no such member, even if another site has. */
export async function lockMemberOf(
  tx: Tx,
  siteId: number,
  memberId: number,
): Promise<MemberFacts | undefined> {
  const member = await lockMember(tx, memberId);
  return member?.siteId === siteId ? member : undefined;
}

/** The facts as they are now, unlocked: for showing, never for deciding on money. */
export async function memberFacts(queryable: Queryable, memberId: number): Promise<MemberFacts | undefined> {
  const [row] = await queryable.prepared<MemberFacts>(
    'member-facts',
    `select ${facts} from member m where id = $1`,
    [memberId],
  );
  return row;
}

/** The id of who has a name now, else of the last applicant who asked for it and was rejected. */
export async function idByName(
  queryable: Queryable,
  siteId: number,
  memId: string,
): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(
    `select id from member where site_id = $1 and lower(mem_id) = lower($2)
      order by status = 'rejected', id desc limit 1`,
    [siteId, memId],
  );
  return row?.id;
}

/** The ids of the approved members of a site, by their lower-case names. */
export async function admittedByName(
  queryable: Queryable,
  siteId: number,
  memIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queryable.rows<{ id: number; name: string }>(
    `select id, lower(mem_id) as name from member
      where site_id = $1 and lower(mem_id) = any($2) and status in ('active', 'suspended')`,
    [siteId, memIds.map((memId) => memId.toLowerCase())],
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}
