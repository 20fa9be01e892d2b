import type { Tx } from '../database.ts';

type Reader = Pick<Tx, 'query'>;

/** A round of several acts as the engine sees it, with its seed still sealed. */
export interface StepRound {
  id: string;
  playerId: number;
  gameCode: string;
  stakeAmount: number;
  state: string;
  choice: unknown;
  acts: { act: unknown; outcome: unknown }[];
  seedId: number | null;
  nonce: number | null;
  balanceBeforeAmount: number | null;
  createdAt: Date;
  /** When it ends by itself, while it is open. */
  closesAt: Date | null;
}

const selectStepRound = `
  SELECT r.id, r.player_id AS "playerId", r.game_code AS "gameCode", r.stake_amount AS "stakeAmount", r.state,
         s.choice, r.seed_id AS "seedId", r.nonce, r.balance_before_amount AS "balanceBeforeAmount",
         r.created_at AS "createdAt", r.next_attempt_at AS "closesAt"
    FROM round r JOIN step_round s ON s.round_id = r.id`;

export async function insertChoice(tx: Tx, roundId: string, choice: unknown): Promise<void> {
  await tx.query('INSERT INTO step_round (round_id, choice) VALUES ($1, $2)', [
    roundId,
    JSON.stringify(choice),
  ]);
}

export async function findStepRound(tx: Reader, roundId: string): Promise<StepRound | undefined> {
  const { rows } = await tx.query<StepRound>(`${selectStepRound} WHERE r.id = $1`, [roundId]);
  return await withActs(tx, rows[0]);
}

/** Locks the round: acts on it come one after the other. */
export async function lockStepRound(tx: Tx, roundId: string): Promise<StepRound | undefined> {
  const { rows } = await tx.query<StepRound>(`${selectStepRound} WHERE r.id = $1 FOR UPDATE OF r`, [roundId]);
  return await withActs(tx, rows[0]);
}

async function withActs(tx: Reader, round: StepRound | undefined): Promise<StepRound | undefined> {
  if (!round) return undefined;
  const { rows } = await tx.query<StepRound['acts'][number]>(
    'SELECT act, outcome FROM step_act WHERE round_id = $1 ORDER BY number',
    [round.id],
  );
  return { ...round, acts: rows };
}

export interface NewAct {
  roundId: string;
  number: number;
  key: string;
  act: unknown;
  outcome: unknown;
}

/** Stores acts, of one round or of many. Throws on the key of an act that was stored before. */
export async function insertActs(tx: Tx, acts: readonly NewAct[], at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO step_act (round_id, number, act_key, act, outcome, acted_at)
     SELECT r, n, k, a, o, $6 FROM unnest($1::uuid[], $2::int[], $3::text[], $4::jsonb[], $5::jsonb[]) AS t (r, n, k, a, o)`,
    [
      acts.map(({ roundId }) => roundId),
      acts.map(({ number }) => number),
      acts.map(({ key }) => key),
      acts.map(({ act }) => JSON.stringify(act)),
      acts.map(({ outcome }) => JSON.stringify(outcome)),
      at,
    ],
  );
}
