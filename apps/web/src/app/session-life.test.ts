import { sessionTimes } from '@hanpan/contract';
import { endOf, type Life, stepOf } from '@hanpan/kit';
import { describe, expect, test } from 'vitest';

const minutes = (count: number) => count * 60_000;
const life = (changes: Partial<Life> = {}): Life => ({
  expiresAtMs: minutes(120),
  usedAtMs: 0,
  personAtMs: 0,
  ...changes,
});
const idleEnd = sessionTimes.idleMs - sessionTimes.touchEveryMs;

describe('what a page does about its session', () => {
  test('[BC-07] it ends half an hour after its last use, and with its token after two hours', () => {
    expect(endOf(life())).toBe(minutes(29));
    expect(endOf(life({ usedAtMs: minutes(110) }))).toBe(minutes(120));
  });

  test('[ST-01][BC-07] with five minutes or less left it is renewed where somebody did something, and not where nobody did', () => {
    const used = life({ personAtMs: 1 });
    expect(stepOf(used, idleEnd - minutes(5) - 1)).toBe('wait');
    expect(stepOf(used, idleEnd - minutes(5))).toBe('refresh');
    expect(stepOf(life(), idleEnd - minutes(5))).toBe('wait');
    const late = life({ usedAtMs: minutes(110), personAtMs: minutes(111) });
    expect(stepOf(late, minutes(115) - 1)).toBe('wait');
    expect(stepOf(late, minutes(115))).toBe('refresh');
  });

  test('[ST-01] the end is announced a minute before, and then comes', () => {
    expect(stepOf(life(), idleEnd - minutes(1) - 1)).toBe('wait');
    expect(stepOf(life(), idleEnd - minutes(1))).toBe('warn');
    expect(stepOf(life(), idleEnd)).toBe('end');
    expect(stepOf(life({ personAtMs: 1 }), idleEnd)).toBe('end');
  });
});
