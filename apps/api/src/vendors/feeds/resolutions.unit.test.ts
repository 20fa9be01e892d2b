import { type LegResult, resolvedLeg, resolveMarket, unresolved } from '@hanpan/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FeedMessage } from './messages.ts';
import { resolutionsOf } from './resolutions.ts';
import { readMessage } from './uof/read-message.ts';

type About = Parameters<typeof resolutionsOf>[0];

/** A message of the unified feed about the total of 2.5 goals, as the adapter reads it. */
function said(root: string, timestamp: number, attributes = '', outcomes = ''): About {
  const market = `<market id="18" specifiers="total=2.5">${outcomes}</market>`;
  const inner = root === 'bet_settlement' ? `<outcomes>${market}</outcomes>` : market;
  const body = `<${root} event_id="sr:match:1" product="1" timestamp="${timestamp}" ${attributes}>${inner}</${root}>`;
  const read = readMessage({ routingKey: `hi.-.live.${root}.1.sr:match.1`, body }, 1);
  if (read.kind !== 'book' || !isAboutResults(read.message)) throw new Error(body);
  return read.message;
}

function isAboutResults(message: FeedMessage): message is About {
  return ['settlement', 'cancel', 'rollback-settlement', 'rollback-cancel'].includes(message.kind);
}

const overWins = '<outcome id="12" result="1"/><outcome id="13" result="0"/>';
const underWins = '<outcome id="12" result="0"/><outcome id="13" result="1"/>';

/** What a bet on over, placed at an instant, has come to after the messages. */
function overAfter(messages: readonly About[], placedAtMs = 50): LegResult | null {
  const heard = messages.flatMap((message) => resolutionsOf(message).map((one) => one.message));
  return resolvedLeg(heard.reduce(resolveMarket, unresolved), { selection: 'over', placedAtMs });
}

describe('what the feed says about results becomes the result of a leg', () => {
  const scouted = said('bet_settlement', 100, 'certainty="1"', overWins);
  const confirmed = said('bet_settlement', 200, 'certainty="2"', underWins);
  const rolledBack = said('rollback_bet_settlement', 300);
  const cancelled = said('bet_cancel', 400, 'start_time="40" end_time="60"');
  const uncancelled = said('rollback_bet_cancel', 500, 'start_time="40" end_time="60"');

  test.each<[string, About[], string | undefined]>([
    ['nothing', [], undefined],
    ['scouted', [scouted], 'win'],
    ['confirmed otherwise', [scouted, confirmed], 'lose'],
    ['confirmed first, scouted later', [confirmed, scouted], 'lose'],
    ['taken back', [scouted, confirmed, rolledBack], undefined],
    ['cancelled after its settlement', [confirmed, cancelled], 'void'],
    ['the cancellation taken back', [confirmed, cancelled, uncancelled], 'lose'],
  ])('%s', (_, messages, expected) => {
    expect(overAfter(messages)?.result).toBe(expected);
  });

  test('a cancellation reaches only bets inside its window', () => {
    expect(overAfter([confirmed, cancelled], 39)?.result).toBe('lose');
    expect(overAfter([confirmed, cancelled], 40)?.result).toBe('void');
    expect(overAfter([confirmed, cancelled], 60)?.result).toBe('lose');
  });

  test('a rollback of one outcome leaves the other', () => {
    const one = said('rollback_bet_settlement', 300, '', '<outcome id="13"/>');
    expect(overAfter([confirmed, one])?.result).toBe('lose');
    expect(overAfter([confirmed, said('rollback_bet_settlement', 300, '', '<outcome id="12"/>')])).toBeNull();
  });

  test('in any order and however often, it comes to the same', () => {
    const all = [scouted, confirmed, rolledBack, cancelled, uncancelled];
    const heard = fc
      .shuffledSubarray(all, { minLength: all.length })
      .chain((order) => fc.tuple(fc.constant(order), fc.array(fc.constantFrom(...all), { maxLength: 8 })));
    fc.assert(
      fc.property(heard, ([order, again]) => {
        expect(overAfter([...order, ...again])).toEqual(overAfter(all));
      }),
    );
  });
});
