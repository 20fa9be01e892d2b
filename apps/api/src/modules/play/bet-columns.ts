import type { GameFamily } from './family.ts';

/** Of a bet of the family's history view `v`: why it was refused, where its family has that. */
export const refusalOf = ({ refusedIn }: Pick<GameFamily, 'refusedIn'>): string =>
  refusedIn === undefined ? 'null::text' : `(select r.refusal from ${refusedIn} r where r.id = v.id)`;

/** What it gets besides, if it wins. */
export const bonusOf = ({ bonusIn }: Pick<GameFamily, 'bonusIn'>): string =>
  bonusIn === undefined ? 'null::jsonb' : `(select r.bonus from ${bonusIn} r where r.id = v.id)`;

/** Whether it was bought back. */
export const isSoldOf = ({ soldIn }: Pick<GameFamily, 'soldIn'>): string =>
  soldIn === undefined
    ? 'false'
    : `exists (select from ${soldIn} r where r.id = v.id and r.cashed_out_at is not null)`;
