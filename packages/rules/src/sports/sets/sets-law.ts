import { convolved, type MixturePart, mixture } from '../law/combine-laws.ts';
import { certainPair, type PairLaw, type PairOutcome, pairLawOf } from '../law/pair-law.ts';
import type { Pair, Side } from '../match-model.ts';

/** How sets follow each other in one match. */
export type SetsRules = {
  readonly setsToWin: number;
  /** How a set ends that has not begun, by its number from 1 and who serves first in it. */
  setEnds(set: number, firstServer: Side): readonly PairOutcome[];
  /** Who serves first in the set after one that ended so. */
  nextServer(firstServer: Side, home: number, away: number): Side;
};

/** A match in the middle of a set: how this set may end, and what stands already. */
export type SetsPosition = {
  readonly setsWon: Pair;
  readonly firstServer: Side;
  readonly ends: readonly PairOutcome[];
};

/**
 * The laws of sets, of points over the whole match and of single sets, from any position of a match. What is still to
 * come after this set depends on sets won and server alone, and is worked out once.
 */
export function setsLaw(rules: SetsRules) {
  const pointsToCome = remembered((won: Pair, server: Side) =>
    points({ setsWon: won, firstServer: server, ends: endsAt(won, server) }),
  );
  const setsToCome = remembered((won: Pair, server: Side) =>
    sets({ setsWon: won, firstServer: server, ends: endsAt(won, server) }),
  );

  function endsAt(won: Pair, server: Side): readonly PairOutcome[] {
    return rules.setEnds(won[0] + won[1] + 1, server);
  }

  /** The final pair of sets. */
  function sets(position: SetsPosition): PairLaw {
    const parts = continuations(position).map(({ won, server, outcomes }) => ({
      chance: outcomes.reduce((sum, { probability }) => sum + probability, 0),
      law: isWon(won) ? certainPair(...won) : setsToCome(won, server),
    }));
    return mixture(parts) ?? certainPair(...position.setsWon);
  }

  /** Points from the start of this set to the end of the match. */
  function points(position: SetsPosition): PairLaw {
    const parts: MixturePart[] = continuations(position).flatMap(({ won, server, outcomes }) => {
      const own = pairLawOf(outcomes);
      if (own === undefined) return [];
      return [{ chance: 1, law: isWon(won) ? own : convolved(own, pointsToCome(won, server)) }];
    });
    return mixture(parts) ?? certainPair(0, 0);
  }

  /** The final pair of a set at or after this one; undefined where it cannot be played. */
  function single(position: SetsPosition, set: number): PairLaw | undefined {
    const current = position.setsWon[0] + position.setsWon[1] + 1;
    if (set === current) return pairLawOf(position.ends);
    return mixture(
      continuations(position).flatMap(({ won, server, outcomes }) => {
        if (isWon(won)) return [];
        const chance = outcomes.reduce((sum, { probability }) => sum + probability, 0);
        const law = single({ setsWon: won, firstServer: server, ends: endsAt(won, server) }, set);
        return law ? [{ chance, law }] : [];
      }),
    );
  }

  /** This set's ends, together where the match goes on from the same position. */
  function continuations({ setsWon, firstServer, ends }: SetsPosition) {
    const groups = new Map<string, { won: Pair; server: Side; outcomes: PairOutcome[] }>();
    for (const outcome of ends) {
      const { home, away } = outcome;
      const won: Pair = home > away ? [setsWon[0] + 1, setsWon[1]] : [setsWon[0], setsWon[1] + 1];
      const server = rules.nextServer(firstServer, home, away);
      const key = `${won.join()} ${server}`;
      const group = groups.get(key) ?? { won, server, outcomes: [] };
      group.outcomes.push(outcome);
      groups.set(key, group);
    }
    return [...groups.values()];
  }

  function isWon([home, away]: Pair): boolean {
    return Math.max(home, away) === rules.setsToWin;
  }

  return { sets, points, single };
}

function remembered(make: (won: Pair, server: Side) => PairLaw): (won: Pair, server: Side) => PairLaw {
  const known = new Map<string, PairLaw>();
  return (won, server) => {
    const key = `${won.join()} ${server}`;
    const law = known.get(key) ?? make(won, server);
    known.set(key, law);
    return law;
  };
}
