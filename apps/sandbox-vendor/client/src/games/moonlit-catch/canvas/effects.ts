import type { Point } from '../../../../../src/games/moonlit-catch/swim.ts';
import { drawLabel, type Label } from '../../../canvas/labels.ts';
import type { LetterRow } from '../../../canvas/letter-row.ts';
import { stamps } from '../../../canvas/painted.ts';
import { type Ctx, dot, fillPath, strokePath } from './paint.ts';
import { missHeight } from './pond-labels.ts';

/** Something that is drawn for a while: a lantern light on its way, a net, coins. */
export interface Effect {
  bornMs: number;
  lifeMs: number;
  draw(ctx: Ctx, share: number): void;
}

export const flightMs = 260;

/** The light that a shot is. `aim` follows the fish while it swims on. */
export function flight(from: Point, aim: () => Point, scale: number, isOwn: boolean, bornMs: number): Effect {
  return {
    bornMs,
    lifeMs: flightMs,
    draw(ctx, share) {
      const to = aim();
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      const back = Math.max(0, share - 0.16);
      ctx.globalAlpha = isOwn ? 1 : 0.5;
      strokePath(ctx, 'rgba(255,190,100,0.5)', scale * 0.012, () => {
        ctx.moveTo(from.x + (to.x - from.x) * back, from.y + (to.y - from.y) * back);
        ctx.lineTo(at.x, at.y);
      });
      dot(ctx, at.x, at.y, scale * 0.02, 'rgba(255,170,80,0.45)');
      dot(ctx, at.x, at.y, scale * 0.011, '#fff3d0');
    },
  };
}

/** A ring of ripples and bubbles: the bullet that caught nothing. */
export function splash(at: Point, scale: number, bornMs: number): Effect {
  return {
    bornMs,
    lifeMs: 460,
    draw(ctx, share) {
      ctx.globalAlpha = (1 - share) * 0.8;
      strokePath(ctx, '#bfe6e2', scale * 0.005, () => {
        ctx.ellipse(at.x, at.y, scale * 0.06 * share + 2, scale * 0.05 * share + 2, 0, 0, 7);
      });
      for (const turn of [0.4, 2.1, 4]) {
        const reach = scale * 0.05 * share;
        dot(
          ctx,
          at.x + Math.cos(turn) * reach,
          at.y + Math.sin(turn) * reach - reach,
          scale * 0.006,
          '#dff5f0',
        );
      }
    },
  };
}

/** The player's own bullet caught nothing, in words. */
export function missed(at: Point, mark: Label, scale: number, bornMs: number): Effect {
  return {
    bornMs,
    lifeMs: 900,
    draw(ctx, share) {
      ctx.globalAlpha = Math.min(1, (1 - share) * 2.4);
      drawLabel(ctx, mark, at.x, at.y - (0.05 + share * 0.05) * scale, scale * missHeight);
    },
  };
}

/** A net closes over what was caught. */
export function net(at: Point, radius: number, bornMs: number): Effect {
  return {
    bornMs,
    lifeMs: 620,
    draw(ctx, share) {
      const size = radius * (1.9 - 0.7 * Math.min(1, share * 2.4));
      ctx.globalAlpha = 1 - share * share;
      strokePath(ctx, '#f3d9a0', Math.max(1, radius * 0.045), () => {
        ctx.moveTo(at.x + size, at.y);
        ctx.arc(at.x, at.y, size, 0, 7);
        for (let turn = 0; turn < 6; turn += 1) {
          const angle = (turn / 6) * Math.PI;
          ctx.moveTo(at.x + Math.cos(angle) * size, at.y + Math.sin(angle) * size);
          ctx.lineTo(at.x - Math.cos(angle) * size, at.y - Math.sin(angle) * size);
        }
        ctx.moveTo(at.x + size * 0.5, at.y);
        ctx.arc(at.x, at.y, size * 0.5, 0, 7);
      });
    },
  };
}

const coin = stamps({ left: 1.1, right: 1.1, top: 1.1, bottom: 1.1 })('coin', (pen) => {
  dot(pen, 0, 0, 1, '#a8762c');
  dot(pen, 0, 0, 0.84, '#f3c766');
  fillPath(pen, '#a8762c', () => pen.rect(-0.26, -0.26, 0.52, 0.52));
});

/** Coins fly to the boat of whoever caught. */
export function coins(from: Point, to: Point, count: number, scale: number, bornMs: number): Effect {
  const own = Array.from({ length: count }, (_, index) => ({
    delay: (index / count) * 0.4,
    bend: (((index * 7) % 5) - 2) * 0.06 * scale,
  }));
  return {
    bornMs,
    lifeMs: 950,
    draw(ctx, share) {
      for (const { delay, bend } of own) {
        const at = Math.min(1, Math.max(0, (share - delay) / 0.6));
        if (at <= 0 || at >= 1) continue;
        const eased = at * at * (3 - 2 * at);
        const x = from.x + (to.x - from.x) * eased + Math.sin(at * Math.PI) * bend;
        const y = from.y + (to.y - from.y) * eased - Math.sin(at * Math.PI) * scale * 0.08;
        coin(ctx, x, y, scale * 0.014);
      }
    },
  };
}

/** What was won, above the place where it was caught. */
export function worth(at: Point, sum: string, figures: LetterRow, scale: number, bornMs: number): Effect {
  return {
    bornMs,
    lifeMs: 1300,
    draw(ctx, share) {
      ctx.globalAlpha = Math.min(1, (1 - share) * 2.4);
      figures.write(ctx, sum, at.x, at.y - (share * 0.08 + 0.015) * scale, scale);
    },
  };
}

/** Lightning from the eel to everything it strikes. */
export function lightning(from: Point, to: readonly Point[], scale: number, bornMs: number): Effect {
  return {
    bornMs,
    lifeMs: 520,
    draw(ctx, share) {
      ctx.globalAlpha = 1 - share;
      for (const [index, end] of to.entries()) {
        for (const [colour, width] of [
          ['rgba(120,220,255,0.5)', 0.018],
          ['#f4fdff', 0.005],
        ] as const) {
          strokePath(ctx, colour, scale * width, () => {
            ctx.moveTo(from.x, from.y);
            for (let part = 1; part <= 6; part += 1) {
              const along = part / 6;
              const shake =
                part === 6 ? 0 : Math.sin(part * 9 + index * 5 + Math.floor(share * 9)) * scale * 0.03;
              ctx.lineTo(
                from.x + (end.x - from.x) * along + shake,
                from.y + (end.y - from.y) * along - shake,
              );
            }
          });
        }
      }
    },
  };
}
