import type { AnswerOf, LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { MultiLegBonus } from '@hanpan/rules';
import {
  bonusOf,
  everyBranch,
  everyBranchToSum,
  type GameFamily,
  isSoldOf,
  refusalOf,
} from '../play/index.ts';
import { historySums } from './history-sums.ts';

export type BetStatus = 'BET' | 'WAIT' | 'PASS' | 'FAIL' | 'TIE' | 'CANCEL';

type Entry = AnswerOf<'/api/bet/betlistNew'>['list'][number];
type Result = Entry['betCalResults'][number];

export interface HistoryRow {
  readonly id: number;
  readonly site_id: number;
  readonly family: string;
  readonly game_type: string;
  readonly vendor: string | null;
  readonly game: LocalText;
  readonly reference: string;
  readonly started_at: Date;
  readonly settled_at: Date | null;
  readonly status: BetStatus;
  readonly stake: Amount;
  readonly returned: Amount;
  readonly win: Amount;
  readonly odds_milli: number | null;
  readonly possible: Amount | null;
  readonly consent: Entry['oddsPolicy'];
  readonly refusal: Entry['refusal'];
  readonly is_sold: boolean;
  readonly bonus: MultiLegBonus | null;
  /** A family without draws names no proof. */
  readonly results:
    | readonly (Omit<Result, 'odds' | 'proof'> & {
        readonly oddsMilli: number;
        readonly proof?: Result['proof'];
      })[]
    | null;
}

export interface HistoryFilter {
  readonly memberId: number;
  /** Null is every one. A name is that of a family or a game type. */
  readonly groups: readonly string[] | null;
  readonly vendor: string | null;
  readonly statuses: readonly BetStatus[] | null;
  /** Days of the site's calendar, both inclusive; null leaves that end open. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

const matches = `member_id = $1 and ($2::text[] is null or family = any($2) or game_type = any($2))
  and ($3::text is null or vendor = $3) and ($4::text[] is null or status = any($4))
  and started_at >= coalesce($5::date::timestamp at time zone $7, '-infinity')
  and started_at < coalesce(($6::date + 1)::timestamp at time zone $7, 'infinity')`;

const values = (of: HistoryFilter) => [
  of.memberId,
  of.groups,
  of.vendor,
  of.statuses,
  of.startDate,
  of.endDate,
  of.timeZone,
];

const filtered = 'member_id, family, game_type, vendor, status, started_at';

export interface Place {
  readonly family: string;
  readonly id: number;
}

/** Which bets stand on a page of what a member played, the newest first. Each branch is read through its own index and merged. */
export function listHistory(
  queryable: Queryable,
  families: readonly GameFamily[],
  filter: HistoryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Place[]> {
  return queryable.rows(
    `select family, id from (${everyBranch(families, `${filtered}, id`)}) h where ${matches}
      order by started_at desc, id desc limit $8 offset $9`,
    [...values(filter), limit, offset],
  );
}

export interface HistoryTotal {
  readonly count: number;
  readonly stake: Amount;
  readonly paid: Amount;
  /** Staked and undecided, less what came back already. */
  readonly waiting: Amount;
}

export async function sumHistory(
  queryable: Queryable,
  families: readonly GameFamily[],
  filter: HistoryFilter,
): Promise<HistoryTotal> {
  const row = await queryable.row<HistoryTotal>(
    `select ${historySums}
       from (${everyBranchToSum(families, `${filtered}, stake, win, returned`)}) h where ${matches}`,
    values(filter),
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}

/** The bets of these places, a member's own, in no order. Only here is read what each of them was about. */
export function readHistory(
  queryable: Queryable,
  families: readonly GameFamily[],
  memberId: number,
  places: readonly Place[],
): Promise<HistoryRow[]> {
  const branches = families.map(
    (family, index) =>
      `select id, site_id, family, game_type, vendor, game, reference, started_at, settled_at, status, stake, returned,
              win, odds_milli, possible, ${family.hasConsent ? 'consent' : 'null::text as consent'},
              ${refusalOf(family)} as refusal, ${isSoldOf(family)} as is_sold, ${bonusOf(family)} as bonus, results
         from ${family.historyView} v where member_id = $1 and id = any($${index + 2})`,
  );
  const idsOf = (name: string) => places.filter(({ family }) => family === name).map(({ id }) => id);
  return queryable.rows(branches.join(' union all '), [memberId, ...families.map(({ name }) => idsOf(name))]);
}
