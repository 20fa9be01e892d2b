import type { MiniGame, RequestOf } from '@hanpan/contract';
import { beforeEach } from 'vitest';
import { need } from '../kernel/need.ts';
import { drawRounds } from '../modules/minigame/draw-rounds.ts';
import { newKey, type World } from './world.ts';

export type MiniBetBody = RequestOf<'/api/minigame/bet'> & { readonly idempotencyKey: string };
type Choice = Partial<Pick<MiniBetBody, 'market' | 'pick' | 'stake' | 'odds' | 'game'>>;

const first: Readonly<Record<MiniGame, { market: string; pick: string }>> = {
  powerball: { market: 'pb_odd_even', pick: 'odd' },
  powerladder: { market: 'ladder_end', pick: 'odd' },
  speedkino: { market: 'sum_odd_even', pick: 'odd' },
  kinoladder: { market: 'ladder_end', pick: 'odd' },
};

/** A bet on the round of a game as its board shows it now; rounds are announced and drawn as far as the clock says. */
export async function miniBetBody(
  world: World,
  { game = 'powerball', ...choice }: Choice = {},
  site: World['site'] = world.site,
): Promise<MiniBetBody> {
  await drawRounds(world.services, 1_000);
  const board = await world.guest(site).call('/api/minigame/board', { game });
  const { day, round } = need(board.round, 'a round');
  const { market, pick } = { ...first[game], ...choice };
  const shown = board.markets
    .find((each) => each.market === market)
    ?.selections.find((each) => each.pick === pick)?.odds;
  const odds = choice.odds ?? need(shown, 'a price');
  return { idempotencyKey: newKey(), game, day, round, market, pick, odds, stake: choice.stake ?? 10_000 };
}

/** Lets time pass that stays passed from test to test: what was drawn stays drawn. Call it once at the top of a file. */
export function lastingTime(world: World): (ms: number) => void {
  let passedMs = 0;
  beforeEach(() => world.clock.advance(passedMs));
  return (ms) => {
    passedMs += ms;
    world.clock.advance(ms);
  };
}
