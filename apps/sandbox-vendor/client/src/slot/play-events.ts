import type { ReelInfo, SlotEvent, SymbolWin } from '../../../src/games/slot-api.ts';
import type { Book, PlayedRound } from '../../../src/play/play-api.ts';
import { fill } from '../messages/translate.ts';
import { hasWinBanner, type RoundPlayer, type Show, showResult } from './round-player.ts';
import type { SlotStage, Spin } from './slot-stage.ts';
import { type SlotView, tierOf } from './view.ts';
import { waysThrough } from './ways.ts';

/** What a game says when its features begin. */
export interface FeatureTexts {
  freeHelp: string;
  holdHelp: string;
}

interface Stage extends Show {
  game: ReelInfo;
  stage: SlotStage;
  texts: FeatureTexts;
  stakeAmount: number;
  /** Of the whole round. */
  totalAmount: number;
}

type EventOf<Type extends SlotEvent['type']> = Extract<SlotEvent, { type: Type }>;

export function eventsOf(round: PlayedRound | null): readonly SlotEvent[] {
  return (round?.book as Book<SlotEvent> | undefined)?.events ?? [];
}

/** The spin that was paid for. */
function spinOf(round: PlayedRound | null): Spin | null {
  const [first] = eventsOf(round);
  return first?.type === 'spin' ? first : null;
}

/** The stage as the controller moves it. At rest it shows the spin that was paid for. */
export function eventsPlayer(
  stage: SlotStage,
  game: ReelInfo,
  textsIn: (lang: Show['lang']) => FeatureTexts,
): RoundPlayer {
  return {
    rest: (round) => stage.show(spinOf(round)),
    start: () => stage.start(),
    land: (round) => stage.land(spinOf(round)),
    async play(show, round) {
      const texts = textsIn(show.lang);
      const { stakeAmount, totalAmount } = round.book;
      await playEvents({ ...show, game, stage, texts, stakeAmount, totalAmount }, round);
    },
  };
}

/** Shows a round's events in their order; the first spin has been started. */
export async function playEvents(stage: Stage, round: PlayedRound): Promise<void> {
  for (const event of eventsOf(round)) {
    stage.pace.begin();
    await playEvent(stage, event);
    if (event.type === 'feature-end' && event.feature === 'free') backToPaid(stage, spinOf(round));
  }
  stage.pace.begin();
  await showResult(stage, round, potOf(eventsOf(round)));
}

/** What a pot paid, which its own banner has told. */
function potOf(events: readonly SlotEvent[]): number {
  return events.findLast((event) => event.type === 'pot')?.amount ?? 0;
}

/** After free spins what stands there is what a page that is opened anew shows, and what is told of it in words. */
function backToPaid({ stage, game, patch }: Stage, paid: Spin | null): void {
  stage.highlight(null);
  stage.show(paid);
  if (paid) patch(waysOf(game, paid));
}

async function playEvent(stage: Stage, event: SlotEvent): Promise<void> {
  switch (event.type) {
    case 'spin':
      return await (event.free ? playFreeSpin(stage, event, event.free) : playFirstSpin(stage, event));
    case 'tumble':
      return await playTumble(stage, event);
    case 'feature-start':
      return await enterFeature(stage, event);
    case 'more-spins':
      stage.sound.gong();
      stage.patch({ phase: 'showing', ticker: { kind: 'more-spins', added: event.added, amount: null } });
      await stage.pace.linger(1500);
      return stage.patch({ ticker: null });
    case 'respin':
      return await playRespin(stage, event);
    case 'full-house':
      return await showBanner(stage, {
        kind: 'pot',
        title: stage.t('banner.fullHouse'),
        amount: event.amount,
      });
    case 'pot':
      return await showBanner(stage, {
        kind: 'pot',
        title: stage.t(potKey(event.pot)),
        amount: event.amount,
      });
    case 'feature-end':
      return await leaveFeature(stage, event);
  }
}

async function playFirstSpin(stage: Stage, spin: Spin): Promise<void> {
  await stage.stage.land(spin);
  stage.patch({
    ...telling(spin),
    ...waysOf(stage.game, spin),
    combo: { multiplier: 1, runningAmount: spin.amount },
  });
  await showWins(stage, spin.wins, 700);
  if (!spin.special) return;
  stage.sound.gong();
  stage.stage.highlight(spin.special.cells);
  const { symbol, cells, amount } = spin.special;
  stage.patch({ ticker: { kind: 'scatter', symbol, count: cells.length, amount: amount || null } });
  await stage.pace.linger(1400);
  stage.patch({ ticker: null });
}

/** Told once the reels have all come to rest. */
function waysOf({ facts }: ReelInfo, { grid }: Spin): Partial<SlotView> {
  if (facts.mostWays === undefined) return {};
  return { ways: waysThrough(grid) };
}

/** A spin of which nothing is told leaves nothing to skip. */
function telling({ wins, special }: Spin): Partial<SlotView> {
  return wins.length > 0 || special !== null ? { phase: 'showing' } : {};
}

/** All wins together, then each by name. */
async function showWins(stage: Stage, wins: readonly SymbolWin[], eachMs: number): Promise<void> {
  if (wins.length === 0) return;
  stage.stage.highlight(wins.flatMap(({ cells }) => cells));
  await stage.pace.linger(eachMs);
  for (const win of wins.slice(0, 6)) {
    stage.stage.highlight(win.cells);
    stage.patch({ ticker: { kind: 'ways', ...win } });
    await stage.pace.linger(eachMs);
  }
  stage.patch({ ticker: null });
  stage.stage.highlight(wins.flatMap(({ cells }) => cells));
}

async function playTumble(stage: Stage, event: EventOf<'tumble'>): Promise<void> {
  stage.sound.lantern(Math.min(5, event.multiplier));
  await stage.stage.tumble(event);
  stage.patch({ combo: { multiplier: event.multiplier, runningAmount: event.runningAmount } });
  await showWins(stage, event.wins, 520);
}

async function enterFeature(stage: Stage, { feature, count }: EventOf<'feature-start'>): Promise<void> {
  const { sound, patch, pace, t, texts, game } = stage;
  sound.gong();
  stage.stage.highlight(null);
  stage.stage.night(true);
  const title = feature === 'free' ? t('banner.freeStart', { count }) : t('banner.holdStart');
  const help = fill(feature === 'free' ? texts.freeHelp : texts.holdHelp, t.lang, game.facts);
  patch({
    phase: 'showing',
    banner: { kind: 'free-start', art: game.art.scatter ?? 'moon', title, help },
    free: {
      ...(feature === 'free' ? { index: 0, count } : respinsLeft(count)),
      multiplier: 1,
      runningAmount: 0,
    },
    combo: null,
  });
  await pace.linger(2600);
  patch({ banner: null });
}

/** Nobody knows how many there will be: what is counted is how many are left. */
const respinsLeft = (left: number) => ({ index: left, count: null });

/** The same time as any spin: only what is shown of its wins can be skipped. */
async function playFreeSpin(stage: Stage, spin: Spin, free: NonNullable<Spin['free']>): Promise<void> {
  const { patch, pace } = stage;
  const now = { index: free.index + 1, count: free.count, multiplier: spin.multiplier };
  patch({ phase: 'spinning', free: { ...now, runningAmount: free.runningAmount - spin.amount } });
  stage.stage.start();
  await stage.stage.land(spin);
  patch({
    ...telling(spin),
    ...waysOf(stage.game, spin),
    free: { ...now, runningAmount: free.runningAmount },
  });
  if (spin.wins.length > 0) await showFreeWins(stage, spin.wins);
  else await pace.linger(350);
  if (!spin.special) return;
  stage.stage.highlight(spin.special.cells);
  await pace.linger(700);
}

/** Shorter than those of the spin that was paid for: there are many spins, and each adds to the sum that stands there. */
async function showFreeWins({ stage, patch, pace }: Stage, wins: readonly SymbolWin[]): Promise<void> {
  const named = wins.slice(0, 3);
  for (const win of named) {
    stage.highlight(win.cells);
    patch({ ticker: { kind: 'ways', ...win } });
    await pace.linger(named.length > 1 ? 650 : 1200);
  }
  patch({ ticker: null });
  stage.highlight(wins.flatMap(({ cells }) => cells));
}

async function playRespin(stage: Stage, event: EventOf<'respin'>): Promise<void> {
  stage.patch({ phase: 'spinning' });
  await stage.stage.hold(event);
  for (const [index] of event.landed.slice(0, 5).entries()) stage.sound.lantern(index);
  const runningAmount = event.coins.flat().reduce<number>((total, value) => total + (value ?? 0), 0);
  stage.patch({
    ...(event.landed.length > 0 && { phase: 'showing' }),
    free: { ...respinsLeft(event.left), multiplier: 1, runningAmount },
  });
  await stage.pace.linger(event.landed.length > 0 ? 700 : 300);
}

async function leaveFeature(stage: Stage, { feature, amount }: EventOf<'feature-end'>): Promise<void> {
  // A large win counts the same money up in a moment: it is not told twice.
  if (!hasWinBanner(tierOf(stage.totalAmount, stage.stakeAmount))) {
    if (amount > stage.stakeAmount) stage.sound.win('small');
    const title = stage.t(feature === 'free' ? 'banner.freeEnd' : 'banner.holdEnd');
    stage.patch({ phase: 'showing', banner: { kind: 'free-end', title, amount } });
    await stage.pace.linger(2600);
  }
  stage.stage.night(false);
  stage.patch({ banner: null, free: null });
}

/** A pot may be worth less than the stake: it is told, and celebrated only where the round returns more than was staked. */
async function showBanner(
  stage: Stage,
  banner: { kind: 'pot'; title: string; amount: number },
): Promise<void> {
  const isCelebrated = stage.totalAmount > stage.stakeAmount;
  if (isCelebrated) stage.sound.win('grand');
  stage.patch({ phase: 'showing', banner: { ...banner, isCelebrated } });
  await stage.pace.linger(4200);
  stage.patch({ banner: null });
}

function potKey(pot: string): 'pot.grand' | 'pot.minor' {
  return pot === 'grand' ? 'pot.grand' : 'pot.minor';
}
