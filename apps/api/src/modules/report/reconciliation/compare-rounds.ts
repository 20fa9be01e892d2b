import { type Amount, add, zero } from '@hanpan/money';

/** What one side says of a round. */
export interface Figures {
  readonly stakeAmt: Amount;
  readonly returnedAmt: Amount;
  readonly winAmt: Amount;
}

export interface Round extends Figures {
  /** The same on both sides: vendor, round and member. */
  readonly reference: string;
}

export interface Difference<Ours, Theirs> {
  readonly kind: 'onlyOurs' | 'onlyTheirs' | 'differs';
  readonly ours: Ours | null;
  readonly theirs: Theirs | null;
}

/** A stake that was given back whole and won nothing: whoever never heard of it has lost nothing. */
function movedNothing({ stakeAmt, returnedAmt, winAmt }: Figures): boolean {
  return winAmt === 0 && stakeAmt === returnedAmt;
}

/** What counts is what was staked and kept, and what was paid beyond it: a void may be told in either way. */
function isSame(ours: Figures, theirs: Figures): boolean {
  return (
    ours.stakeAmt - ours.returnedAmt === theirs.stakeAmt - theirs.returnedAmt && ours.winAmt === theirs.winAmt
  );
}

/** Stakes and what was paid of them, of many rounds. */
export function totalOf(rounds: readonly Figures[]) {
  return {
    roundCount: rounds.length,
    stakeAmt: add(zero, ...rounds.map(({ stakeAmt }) => stakeAmt)),
    paidAmt: add(zero, ...rounds.flatMap(({ returnedAmt, winAmt }) => [returnedAmt, winAmt])),
  };
}

/** Two lists of the same time side by side. What one of them lacks is only told where both are whole. */
export function compareRounds<Ours extends Round, Theirs extends Round>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
  areWhole: boolean,
): { readonly differences: Difference<Ours, Theirs>[]; readonly agreedCount: number } {
  const theirsBy = new Map(theirs.map((round) => [round.reference, round]));
  const oursBy = new Set(ours.map(({ reference }) => reference));
  const isMissed = (round: Round) => areWhole && !movedNothing(round);
  const differences: Difference<Ours, Theirs>[] = [];
  let agreedCount = 0;
  for (const our of ours) {
    const their = theirsBy.get(our.reference) ?? null;
    if (their === null) {
      if (isMissed(our)) differences.push({ kind: 'onlyOurs', ours: our, theirs: null });
    } else if (isSame(our, their)) agreedCount += 1;
    else differences.push({ kind: 'differs', ours: our, theirs: their });
  }
  for (const their of theirs)
    if (!oursBy.has(their.reference) && isMissed(their))
      differences.push({ kind: 'onlyTheirs', ours: null, theirs: their });
  return { differences, agreedCount };
}
