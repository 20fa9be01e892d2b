import { describe, expect, test } from 'vitest';
import { seededRandom } from '../replay/random.ts';
import {
  askForLimit,
  confirmLimit,
  confirmWithinMs,
  coolingOffMs,
  openWish,
  type StandingLimit,
} from './own-limits.ts';

const none: StandingLimit = { amount: null, wanted: null };
const now = Date.parse('2026-11-28T12:00:00Z');
const at = (amount: number | null): StandingLimit => ({ amount, wanted: null });

describe('[RG-2] a limit that a member asks for', () => {
  test.each([
    ['a first one', none, 50_000, at(50_000)],
    ['a lower one', at(50_000), 49_999, at(49_999)],
    ['the one that stands', at(50_000), 50_000, at(50_000)],
    ['none where there is none', none, null, none],
  ] as const)('holds at once: %s', (_, standing, amount, after) => {
    expect(askForLimit(standing, amount, now)).toEqual(after);
  });

  test.each([
    ['a higher one', 50_001],
    ['none any more', null],
  ] as const)('waits a day: %s', (_, amount) => {
    const wished = askForLimit(at(50_000), amount, now);
    expect(wished).toEqual({ amount: 50_000, wanted: { amount, fromMs: now + coolingOffMs } });
    expect(confirmLimit(wished, now + coolingOffMs - 1)).toBeUndefined();
    expect(confirmLimit(wished, now + coolingOffMs)).toEqual(at(amount));
    expect(confirmLimit(wished, now + coolingOffMs + confirmWithinMs - 1)).toEqual(at(amount));
    expect(confirmLimit(wished, now + coolingOffMs + confirmWithinMs)).toBeUndefined();
    expect(openWish(wished, now + coolingOffMs + confirmWithinMs)).toBeNull();
  });

  test('asked for again it waits no longer, another one waits a day of its own, and staying drops it', () => {
    const wished = askForLimit(at(50_000), 80_000, now);
    expect(askForLimit(wished, 80_000, now + 1_000)).toEqual(wished);
    expect(askForLimit(wished, 90_000, now + 1_000).wanted?.fromMs).toBe(now + 1_000 + coolingOffMs);
    expect(askForLimit(wished, 50_000, now + 1_000)).toEqual(at(50_000));
    expect(askForLimit(wished, 40_000, now + 1_000)).toEqual(at(40_000));
    const lapsed = now + coolingOffMs + confirmWithinMs;
    expect(askForLimit(wished, 80_000, lapsed).wanted?.fromMs).toBe(lapsed + coolingOffMs);
  });

  test('nothing is confirmed that nobody asked for', () => {
    expect(confirmLimit(at(50_000), now)).toBeUndefined();
    expect(confirmLimit(none, now)).toBeUndefined();
  });

  test('[G-35] whatever is asked for and confirmed in any order, it never loosens before a day has passed since it was asked', () => {
    const random = seededRandom('cooling off');
    const pick = (count: number) => Math.floor(random() * count);
    for (let run = 0; run < 2_000; run += 1) {
      let standing = none;
      let atMs = now;
      /** By an own record: since when each amount has been wanted without a change of mind. */
      let askedFor: { amount: number | null; atMs: number } | undefined;
      for (let step = 0; step < 20; step += 1) {
        atMs += pick(3) === 0 ? pick(10) * 86_400_000 : pick(30) * 3_600_000;
        const before = standing.amount;
        if (pick(2) === 0) {
          const amount = pick(5) === 0 ? null : (1 + pick(6)) * 10_000;
          standing = askForLimit(standing, amount, atMs);
          const isLooser = before !== null && (amount === null || amount > before);
          const isKept = askedFor?.amount === amount && atMs < askedFor.atMs + coolingOffMs + confirmWithinMs;
          if (!isLooser) askedFor = undefined;
          else if (!isKept) askedFor = { amount, atMs };
          expect(standing.amount).toBe(isLooser ? before : amount);
        } else {
          const confirmed = confirmLimit(standing, atMs);
          const waited = askedFor === undefined ? -1 : atMs - askedFor.atMs;
          const mayConfirm = waited >= coolingOffMs && waited < coolingOffMs + confirmWithinMs;
          expect(confirmed).toEqual(mayConfirm ? at(askedFor?.amount ?? null) : undefined);
          if (confirmed !== undefined) {
            standing = confirmed;
            askedFor = undefined;
          }
        }
      }
    }
  });
});
