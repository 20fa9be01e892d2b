import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CancelWindow, isCancelledBy } from './cancel-window.ts';
import { deadHeat, halfWon, type LegResult, lost, voided, won } from './leg-result.ts';
import {
  type Certainty,
  marketResolution,
  type ResolutionMessage,
  resolvedLeg,
  unresolved,
} from './market-resolution.ts';

const always: CancelWindow = { startsAtMs: null, endsAtMs: null };
const settle = (
  saidAtMs: number,
  home: LegResult | undefined,
  certainty: Certainty = 'scouted',
): ResolutionMessage => ({ kind: 'settlement', saidAtMs, certainty, results: { home } });
const rollback = (saidAtMs: number, selections: readonly string[] | 'all' = 'all'): ResolutionMessage => ({
  kind: 'rollback-settlement',
  saidAtMs,
  selections,
});
const cancel = (saidAtMs: number, window = always): ResolutionMessage => ({
  kind: 'cancel',
  saidAtMs,
  window,
});
const uncancel = (saidAtMs: number, window = always): ResolutionMessage => ({
  kind: 'rollback-cancel',
  saidAtMs,
  window,
});

const bet = { selection: 'home', placedAtMs: 5 };
const legOf = (messages: readonly ResolutionMessage[], least?: Certainty) =>
  resolvedLeg(marketResolution(messages), bet, least);

describe('what a feed says about a market', () => {
  test.each<[string, ResolutionMessage[], LegResult | null]>([
    ['nothing yet', [], null],
    ['a scouted win', [settle(10, won)], won],
    ['a scouted win and a confirmed loss', [settle(10, won), settle(20, lost, 'confirmed')], lost],
    ['a confirmed loss and a scouted win after it', [settle(20, lost, 'confirmed'), settle(30, won)], lost],
    ['an outcome that the feed leaves open', [settle(10, undefined)], null],
    ['a win that is rolled back', [settle(10, won), rollback(20)], null],
    ['a win that is rolled back for this selection', [settle(10, won), rollback(20, ['home'])], null],
    ['a win, another selection rolled back', [settle(10, won), rollback(20, ['away'])], won],
    ['rolled back and settled otherwise', [settle(10, won), rollback(20), settle(30, halfWon)], halfWon],
    ['a rollback that comes before what it undoes', [rollback(20), settle(10, won)], null],
    [
      'a confirmed result undone, a later scouted one kept',
      [settle(10, lost, 'confirmed'), settle(30, won), rollback(20)],
      won,
    ],
    ['a cancelled market', [cancel(10)], voided],
    ['a market cancelled after its settlement', [settle(10, won), cancel(20)], voided],
    ['a cancellation that is taken back', [settle(10, won), cancel(20), uncancel(30)], won],
    ['taken back, and cancelled again', [cancel(20), uncancel(30), cancel(40)], voided],
    [
      'a window that begins after the bet',
      [settle(10, won), cancel(20, { startsAtMs: 6, endsAtMs: null })],
      won,
    ],
    ['a window that reaches the bet', [settle(10, won), cancel(20, { startsAtMs: 5, endsAtMs: 6 })], voided],
    [
      'one of two windows taken back',
      [cancel(20), cancel(21, { startsAtMs: 0, endsAtMs: 9 }), uncancel(30)],
      voided,
    ],
    ['two results of one instant', [settle(10, won), settle(10, lost)], null],
    ['two shares of one instant', [settle(10, deadHeat(1, 2)), settle(10, deadHeat(1, 3))], null],
    ['a share and nothing of one instant', [settle(10, deadHeat(1, 2)), settle(10, undefined)], null],
    ['a win and a share of one instant', [settle(10, won), settle(10, deadHeat(1, 2))], null],
    [
      'of two windows that begin apart the later one taken back',
      [
        cancel(20, { startsAtMs: 3, endsAtMs: null }),
        cancel(21, { startsAtMs: 4, endsAtMs: null }),
        uncancel(30, { startsAtMs: 4, endsAtMs: null }),
      ],
      voided,
    ],
    [
      'of two windows that end apart the earlier one taken back',
      [
        cancel(20, { startsAtMs: null, endsAtMs: 9 }),
        cancel(21, { startsAtMs: null, endsAtMs: 8 }),
        uncancel(30, { startsAtMs: null, endsAtMs: 8 }),
      ],
      voided,
    ],
    ['the same said twice', [settle(10, deadHeat(1, 2)), settle(10, deadHeat(2, 4))], deadHeat(1, 2)],
    ['a rollback of the same instant', [settle(10, won), rollback(10)], null],
  ])('%s', (_name, messages, expected) => {
    expect(legOf(messages)).toEqual(expected);
  });

  test('where only confirmed results are paid, a scouted one waits', () => {
    expect(legOf([settle(10, won)], 'confirmed')).toBeNull();
    expect(legOf([settle(10, won), settle(20, lost, 'confirmed')], 'confirmed')).toEqual(lost);
  });

  test('a selection may have the name of something that every object has', () => {
    const odd = { selection: 'constructor', placedAtMs: 5 };
    expect(resolvedLeg(unresolved, odd)).toBeNull();
  });

  test('what is known survives JSON', () => {
    const state = marketResolution([settle(10, won), cancel(20), rollback(5, ['away']), uncancel(30)]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

const windows = fc.constantFrom<CancelWindow>(
  always,
  { startsAtMs: 3, endsAtMs: null },
  { startsAtMs: null, endsAtMs: 6 },
  { startsAtMs: 3, endsAtMs: 6 },
);
const results = fc.constantFrom<LegResult | undefined>(won, lost, voided, halfWon, undefined);
const instants = fc.integer({ min: 1, max: 12 });
const selections = fc.constantFrom<readonly string[] | 'all'>('all', ['home'], ['away'], ['home', 'away']);
const messages = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('settlement' as const),
      saidAtMs: instants,
      certainty: fc.constantFrom<Certainty>('scouted', 'confirmed'),
      results: fc.record({ home: results, away: results }),
    }),
    fc.record({ kind: fc.constant('cancel' as const), saidAtMs: instants, window: windows }),
    fc.record({ kind: fc.constant('rollback-settlement' as const), saidAtMs: instants, selections }),
    fc.record({ kind: fc.constant('rollback-cancel' as const), saidAtMs: instants, window: windows }),
  ),
  { maxLength: 14 },
);

/** The definition, spelled out from the whole history: what was said and not undone, the surest and latest of it. */
function fromHistory(
  history: readonly ResolutionMessage[],
  { selection, placedAtMs }: typeof bet,
): LegResult | null {
  const isUndone = (window: CancelWindow, atMs: number) =>
    history.some(
      (each) =>
        each.kind === 'rollback-cancel' &&
        each.saidAtMs >= atMs &&
        JSON.stringify(each.window) === JSON.stringify(window),
    );
  const cancels = history.filter((each) => each.kind === 'cancel');
  if (cancels.some((each) => !isUndone(each.window, each.saidAtMs) && isCancelledBy(each.window, placedAtMs)))
    return voided;
  const undoneUntil = Math.max(
    0,
    ...history
      .filter((each) => each.kind === 'rollback-settlement')
      .filter((each) => each.selections === 'all' || each.selections.includes(selection))
      .map((each) => each.saidAtMs),
  );
  const standing = history
    .filter((each) => each.kind === 'settlement')
    .filter((each) => each.saidAtMs > undoneUntil);
  const surest = standing.filter(({ certainty }) => certainty === 'confirmed');
  const counted = surest.length > 0 ? surest : standing;
  const last = Math.max(0, ...counted.map((each) => each.saidAtMs));
  const said = counted
    .filter((each) => each.saidAtMs === last)
    .map((each) => each.results[selection] ?? null);
  const [first = null] = said;
  return said.every((each) => each?.result === first?.result) ? first : null;
}

describe('any order, any number of times', () => {
  const bets = ['home', 'away'].flatMap((selection) =>
    [1, 4, 8].map((placedAtMs) => ({ selection, placedAtMs })),
  );

  test('the order of the messages and their repetition do not change what is known', () => {
    fc.assert(
      fc.property(
        messages.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
            fc.array(fc.nat({ max: Math.max(0, all.length - 1) }), { maxLength: 10 }),
          ),
        ),
        ([all, shuffled, again]) => {
          const repeated = [...shuffled, ...again.flatMap((index) => all[index] ?? [])];
          expect(marketResolution(repeated)).toEqual(marketResolution(all));
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('every bet comes to what the whole history says', () => {
    fc.assert(
      fc.property(messages, (all) => {
        const state = marketResolution(all);
        for (const each of bets) expect(resolvedLeg(state, each)).toEqual(fromHistory(all, each));
      }),
      { numRuns: 5000 },
    );
  });
});
