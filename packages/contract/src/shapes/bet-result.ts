import { z } from 'zod';
import { instant, localText, odds } from '../fields.ts';
import { legResult } from './sport.ts';

/** ST-07: how a bet is shown. PASS won · FAIL lost · TIE drawn · BET and WAIT waiting · CANCEL other. */
export const betTypes = ['win', 'lose', 'draw', 'wait', 'other'] as const;

export const betStatuses = ['BET', 'WAIT', 'PASS', 'FAIL', 'TIE', 'CANCEL'] as const;

/** One choice of a bet with what became of it, whatever family it is of. */
export const betResult = z.object({
  /** What was bet on: its key in its family, and its sides; a draw has one, a match two. */
  key: z.int(),
  league: localText.nullable(),
  home: localText,
  away: localText.nullable(),
  startsAt: instant,
  /** The market and the side, as the family names them; the line in quarters where there is one. */
  kind: z.string(),
  /** Which part of a match it was about; null where a family has no such thing. */
  scope: z.string().nullable(),
  lineQuarters: z.int().nullable(),
  pick: z.string(),
  /** The odds that were taken. */
  odds,
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
  result: legResult.nullable(),
  /** The draw that decides it, where a draw of ours does: the way to its proof (`/fair/<announcement>?draw=<draw>`). */
  proof: z.object({ series: z.string(), draw: z.int(), announcement: z.string() }).nullable(),
});
