import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadMessage } from './sink.ts';
import { readEvent } from './the-odds-api/read-event.ts';
import { readScore } from './the-odds-api/read-score.ts';
import { readFixture } from './uof/read-fixture.ts';
import { readMessage } from './uof/read-message.ts';
import { readXml } from './uof/read-xml.ts';

function recorded(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** Reading ends with a value or with BadMessage, and with nothing else. */
function readsOrRefuses(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(BadMessage);
  }
}

const messages = ['odds_change-0', 'bet_settlement', 'bet_cancel', 'rollback_bet_cancel', 'fixture-1'].map(
  (name) => recorded(`./uof/fixtures/${name}.xml`),
);

/** A recorded text with a stretch of it cut out, doubled or overwritten. */
const spoilt = fc
  .tuple(
    fc.constantFrom(...messages),
    fc.nat(100_000),
    fc.nat(40),
    fc.constantFrom('', '"', '<', '>', '-1', '99999999999999999999', '&x;', '\u0000'),
  )
  .map(([text, at, length, inserted]) => {
    const start = at % text.length;
    return text.slice(0, start) + inserted + text.slice(start + length);
  });

test('a spoilt message of the unified feed is read or refused, and never breaks the reader', () => {
  const sports = fc.constantFrom(1, 2, 3, 4, 5, 23, 31, 109);
  fc.assert(
    fc.property(spoilt, sports, (body, sport) => {
      readsOrRefuses(() => readMessage({ routingKey: `hi.-.live.odds_change.${sport}.sr:match.1`, body }, 1));
      readsOrRefuses(() => readFixture(readXml(body), '1', 1));
    }),
    { numRuns: 2_000 },
  );
});

const [event] = JSON.parse(recorded('./the-odds-api/fixtures/odds-soccer-decimal.json'));
const [score] = JSON.parse(recorded('./the-odds-api/fixtures/scores-basketball.json'));

/** The value with something else in one of its places, however deep. */
function replaceAt(value: unknown, place: readonly number[], other: unknown): unknown {
  const [first, ...rest] = place;
  if (first === undefined || typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[first % Math.max(1, keys.length)] ?? '';
  const changed = replaceAt((value as Record<string, unknown>)[key], rest, other);
  return Array.isArray(value) ? Object.assign([...value], { [key]: changed }) : { ...value, [key]: changed };
}

test('an answer with anything in any of its places is read or refused', () => {
  const options = {
    oddsFormat: 'decimal',
    books: { preferred: [], oldestBehindMs: 1, oldestLiveMs: 90_000 },
    receivedAtMs: 1,
  } as const;
  const place = fc.array(fc.nat(20), { maxLength: 8 });
  fc.assert(
    fc.property(place, fc.anything(), (where, other) => {
      readsOrRefuses(() => readEvent(replaceAt(event, where, other), options));
      readsOrRefuses(() => readScore(replaceAt(score, where, other)));
    }),
    { numRuns: 3_000 },
  );
});
