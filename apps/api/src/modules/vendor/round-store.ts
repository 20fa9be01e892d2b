import type { Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** What one movement adds to a round of one member. */
export interface RoundPart {
  readonly vendorId: number;
  readonly round: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly gameKey: string;
  readonly stake: Amount;
  readonly win: Amount;
  readonly returned: Amount;
  readonly at: Date;
  /** Nothing more is to come. What comes nevertheless settles the round again. */
  readonly closes: boolean;
}

/** Adds to the round that the history shows, and settles it where it is closed. */
export async function addToRound(tx: Tx, part: RoundPart): Promise<void> {
  await tx.prepared(
    'game-round-add',
    `select vendor_add_to_rounds($1, $2, array[$3::text], array[$4::smallint], array[$5::bigint], array[$6::text],
       array[$7::bigint], array[$8::bigint], array[$9::bigint], array[$10::boolean])`,
    [
      part.vendorId,
      part.at,
      part.round,
      part.siteId,
      part.memberId,
      part.gameKey,
      part.stake,
      part.win,
      part.returned,
      part.closes,
    ],
  );
}
