import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '@hanpan/db';
import { flows, type Ledger } from '@hanpan/ledger';
import { type Amount, zero } from '@hanpan/money';
import { fail, isFailure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMember, refuseBettor } from '../../modules/member/index.ts';
import { type GameFamily, recordSettlements, refuseLimited } from '../../modules/play/index.ts';
import { settingsOfSite } from '../../modules/settings/index.ts';

/** The smallest family there can be: it shows what a family has to provide, and that nothing else has to know it. */
export const coinToss: GameFamily = { name: 'coin', historyView: 'history_coin' };

export const installCoinToss = (owner: Database) =>
  owner.run(`
    create table coin_toss (
      id bigint generated always as identity primary key, site_id smallint not null, member_id bigint not null,
      reference uuid not null unique, stake bigint not null check (stake > 0), win bigint not null, at timestamptz not null);
    create index coin_toss_member on coin_toss (member_id, at);
    create view history_coin as
      select site_id, member_id, 'coin'::text as family, 'mini'::text as game_type, null::text as vendor,
             jsonb_build_object('ko', '동전 던지기', 'en', 'Coin toss', 'vi', 'Tung đồng xu') as game, id,
             reference::text as reference, case when win > 0 then 'PASS' else 'FAIL' end as status, stake,
             0::bigint as returned, win, least(at, now()) as started_at, nullif(at, 'infinity') as settled_at, null::bigint as odds_milli,
             null::bigint as possible, '[]'::jsonb as results
        from coin_toss;
  `);

type Services = { database: Database; ledger: Ledger; clock: () => number; families: readonly GameFamily[] };

interface Toss {
  readonly holder: { readonly siteId: number; readonly memberId: number };
  readonly stake: Amount;
  readonly isHeads: boolean;
}

async function store(tx: Tx, { holder, stake }: Toss, reference: string, win: Amount, at: Date) {
  await tx.run(
    'insert into coin_toss (site_id, member_id, reference, stake, win, at) values ($1, $2, $3, $4, $5, $6)',
    [holder.siteId, holder.memberId, reference, stake, win, at],
  );
  const what = { ...holder, family: coinToss.name, reference, gameType: 'mini', vendor: null, game: null };
  const figures = { stake, counted: stake, eligible: null, returned: zero, win };
  await recordSettlements(tx, [{ ...what, ...figures, placedAt: at, settledAt: at }]);
}

/** Heads pays nineteen for ten. Fails as `refuseBettor` and `refuseLimited`, and with B6000 (more than there is). */
export function tossCoin(
  { database, ledger, clock, families }: Services,
  toss: Toss,
  pay: (stake: Amount) => Amount,
) {
  return inTransaction(database, async (tx) => {
    const { holder, stake, isHeads } = toss;
    const member = await lockMember(tx, holder.memberId);
    const refused = refuseBettor(member, clock());
    if (refused !== undefined) return refused;
    const settings = await settingsOfSite(tx, holder.siteId);
    const { ownLimits = null } = member ?? {};
    const limited = await refuseLimited(tx, families, { ...holder, stake, settings, ownLimits }, clock());
    if (isFailure(limited)) return limited;
    const reference = randomUUID();
    const win = isHeads ? pay(stake) : zero;
    const transfers = [flows.bet({ holder, amount: stake }, reference)];
    if (win > 0) transfers.push(flows.win({ holder, amount: win }, reference));
    const postings = await ledger.postIn(tx, transfers);
    if (postings.some(({ status }) => status !== 'posted')) return fail('B6000');
    await store(tx, toss, reference, win, new Date(clock()));
    return { reference, win };
  });
}
