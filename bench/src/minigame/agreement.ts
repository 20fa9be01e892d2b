import type { Database } from '@hanpan/db';

/** A round of the powerball. */
export interface RoundName {
  readonly day: string;
  readonly round: number;
}

export async function openBetsOf(owner: Database, { day, round }: RoundName): Promise<number> {
  const row = await owner.row<{ count: number }>(
    'select count(*) from minigame_bet where day = $1 and round = $2 and settled_at is null',
    [day, round],
  );
  return row?.count ?? 0;
}

export async function settleTimes(
  owner: Database,
  { day, round }: RoundName,
): Promise<{ lastSettledAt: Date }> {
  const row = await owner.row<{ lastSettledAt: Date | null }>(
    'select max(settled_at) as "lastSettledAt" from minigame_bet where day = $1 and round = $2',
    [day, round],
  );
  if (!row?.lastSettledAt) throw new Error('no bet of the round was settled');
  return { lastSettledAt: row.lastSettledAt };
}

interface StoredBet {
  readonly id: number;
  readonly stake: number;
  readonly paid: number;
  readonly in_time: boolean;
  /** What the ledger has moved for it: into the house, and out of it again. */
  readonly staked: number;
  readonly won: number;
}

interface Answer {
  readonly resultCode: string;
  readonly data: { readonly bet: { readonly betIdx: number; readonly stake: number } } | null;
}

export interface Found {
  /** Answers without their bet, bets without their answer, and bets that the ledger tells otherwise. */
  readonly lost: number;
  readonly taken: number;
  readonly closed: number;
}

/** Whether answers, bets and ledger say the same. Throws for an answer that is neither a bet nor a closed round. */
export async function countLost(
  owner: Database,
  { day, round }: RoundName,
  { answers, sent }: { readonly answers: readonly string[]; readonly sent: number },
): Promise<Found> {
  const parsed = answers.map((body): Answer => JSON.parse(body));
  const taken = new Map<number, number>();
  let closed = 0;
  for (const { resultCode, data } of parsed) {
    if (resultCode === 'B6050') closed += 1;
    else if (data !== null) taken.set(data.bet.betIdx, data.bet.stake);
    else throw new Error(`a bet was refused with ${resultCode}`);
  }
  const stored = await owner.rows<StoredBet>(
    `select b.id, b.stake, b.win_amount as paid, b.placed_at < b.closes_at as in_time,
            coalesce(sum(t.amount) filter (where t.flow = 'mini-bet'), 0)::bigint as staked,
            coalesce(sum(t.amount) filter (where t.flow in ('mini-win', 'mini-void')), 0)::bigint as won
       from minigame_bet b left join ledger_transfer t on t.reference = 'mini:' || b.receipt_id
      where b.day = $1 and b.round = $2 group by b.id`,
    [day, round],
  );
  const sound = stored.filter(
    (bet) =>
      taken.get(bet.id) === bet.stake && bet.in_time && bet.staked === bet.stake && bet.won === bet.paid,
  );
  const unanswered = sent - taken.size - closed;
  return {
    lost: unanswered + (taken.size - sound.length) + (stored.length - sound.length),
    taken: taken.size,
    closed,
  };
}
