import { type DrawProof, drawAtMs } from '@hanpan/rules';
import { announcementOf } from './announcement-of.ts';
import type { OutcomeRow } from './outcome-store.ts';
import { proofOfRevealed } from './proof-of.ts';
import { revealedDraw } from './revealed-draw.ts';
import type { ListedSeries, SeriesRow } from './series-store.ts';

function drawAt(row: SeriesRow, draw: number): string {
  return new Date(drawAtMs(announcementOf(row), draw)).toISOString();
}

export function presentCommitment(row: ListedSeries) {
  return {
    number: row.number,
    announcement: announcementOf(row),
    digest: row.hash.toString('hex'),
    announcedAt: row.announced_at.toISOString(),
    lastDrawAt: drawAt(row, row.draws),
    keysApart: row.keys_apart,
    voidDraws: row.void_draws,
  };
}

function presentProof(proof: DrawProof) {
  const steps = proof.steps.map((step) => ({ ...step, words: [...step.words] }));
  return { ...proof, steps };
}

/** A draw of a series, whatever has become of it. */
export function presentDraw(row: SeriesRow, draw: number, outcome: OutcomeRow | undefined) {
  const known = { digest: row.hash.toString('hex'), drawAt: drawAt(row, draw) };
  if (outcome === undefined) {
    return { ...known, state: 'waiting' as const, decidedAt: null, voidReason: null, proof: null };
  }
  const revealed = revealedDraw(row, draw, outcome);
  return {
    ...known,
    state: revealed === undefined ? ('void' as const) : ('revealed' as const),
    decidedAt: outcome.decided_at.toISOString(),
    voidReason: outcome.void_reason,
    proof: revealed === undefined ? null : presentProof(proofOfRevealed(revealed)),
  };
}
