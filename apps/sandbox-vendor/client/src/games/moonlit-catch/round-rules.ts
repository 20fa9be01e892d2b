import { countersPerShot } from '../../../../src/games/moonlit-catch/counters.ts';
import { magazineBook } from '../../../../src/games/moonlit-catch/magazine-book.ts';
import type { MagazineEvent } from '../../../../src/games/moonlit-catch/play-api.ts';
import { fishNamed } from '../../../../src/games/moonlit-catch/rules.ts';
import { drawShot } from '../../../../src/games/moonlit-catch/shoot.ts';
import type { PlayedRound } from '../../../../src/play/play-api.ts';
import type { DrawGroup, RoundRules } from '../../fair/round-rules.ts';

/** Where the fish swam, and so what a shot reached, was fixed before anything was drawn: it stands in the book. */
const rules: RoundRules = {
  groups: shotsOf,
  playAgain(draws, { book }) {
    const [event] = book.events as MagazineEvent[];
    if (event === undefined) return undefined;
    const { bulletAmount, size, hits, misses, ending } = event;
    const fired = [...hits, ...misses].sort((one, other) => one.shot - other.shot);
    const past = fired.map(({ target, alsoStruck }) => {
      const paid = drawShot(draws, fishNamed(target), alsoStruck.map(fishNamed));
      return { act: { target, alsoStruck }, outcome: { paid } };
    });
    return magazineBook({ bulletAmount, size }, past, book.stakeAmount, ending);
  },
};
export default rules;

const bossPrizes = 'dragon';

/** A magazine draws each shot from words of its own; only the prize of a boss that was caught is a second draw. */
function shotsOf({ proof, book }: PlayedRound): DrawGroup[] {
  const [event] = book.events as (MagazineEvent | undefined)[];
  const ofBosses = (event?.hits ?? []).filter(({ target }) => target === bossPrizes);
  const second = new Set(ofBosses.map(({ shot }) => shot));
  const groups: DrawGroup[] = [];
  for (let [at, shot] = [0, 0]; at < proof.draws.length; shot += 1) {
    const draws = proof.draws.slice(at, at + (second.has(shot) ? 2 : 1));
    groups.push({ counter: shot * countersPerShot, draws });
    at += draws.length;
  }
  return groups;
}
