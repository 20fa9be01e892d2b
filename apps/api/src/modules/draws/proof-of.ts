import type { Queryable } from '@hanpan/db';
import {
  type DrawMapping,
  type DrawProof,
  miniDrawMappings,
  proveDraw,
  type RevealedDraw,
} from '@hanpan/rules';
import { type DrawName, readOutcome } from './outcome-store.ts';
import { revealedDraw } from './revealed-draw.ts';
import { readSeries } from './series-store.ts';

/** How a game makes an outcome of numbers, and of which stream of the draw. */
export interface DrawRule {
  readonly mapping: DrawMapping<unknown>;
  readonly stream: string;
}

const noNumbers: DrawMapping<unknown> = () => null;

/** The rule of a mini game. Any other game's draw is proved without numbers: chain and salt, and no outcome. */
function knownRule(game: string): DrawRule {
  const mappings: Readonly<Record<string, DrawMapping<unknown>>> = miniDrawMappings;
  const mapping = Object.hasOwn(mappings, game) ? mappings[game] : undefined;
  return { mapping: mapping ?? noNumbers, stream: '' };
}

export function proofOfRevealed(
  revealed: RevealedDraw,
  { mapping, stream } = knownRule(revealed.announcement.game),
): DrawProof {
  return proveDraw(revealed, mapping, stream);
}

/**
 * All that anybody needs to check a draw, or undefined while it has not been drawn and where it is void. `rule` is for
 * games that play a draw otherwise than a mini game does.
 */
export async function proofOf(
  queryable: Queryable,
  name: DrawName,
  rule?: DrawRule,
): Promise<DrawProof | undefined> {
  const row = await readSeries(queryable, name.series);
  const outcome = await readOutcome(queryable, name);
  if (row === undefined || outcome === undefined) return undefined;
  const revealed = revealedDraw(row, name.draw, outcome);
  return revealed && proofOfRevealed(revealed, rule);
}
