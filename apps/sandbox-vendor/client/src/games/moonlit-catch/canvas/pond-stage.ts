import type { ShotSeen } from '../../../../../src/games/moonlit-catch/play-api.ts';
import { fishNamed } from '../../../../../src/games/moonlit-catch/rules.ts';
import { type Fish, type Point, positionAt } from '../../../../../src/games/moonlit-catch/swim.ts';
import type { Stamp } from '../../../canvas/painted.ts';
import { formatNumber } from '../../../messages/figures.ts';
import type { Lang } from '../../../messages/texts.ts';
import type { PondLink } from '../pond-link.ts';
import { boats } from './draw-boat.ts';
import { coins, type Effect, flight, flightMs, lightning, missed, net, splash, worth } from './effects.ts';
import { boatAt, isInSight, isWhole, type Layout, layOut, toScreen } from './lay-out.ts';
import { strokePath } from './paint.ts';
import { phases, room, Sprites } from './sprites.ts';
import { missMarks, tagHeight, worthTags } from './tags.ts';

/** Fish are drawn somewhat larger than the circle in which they are hit. */
const drawnLarger = 1.4;

/** Draws the pond sixty times a second: the fish where the server's curve has them, the shots as they were told. */
export class PondStage {
  readonly #canvas: HTMLCanvasElement;
  readonly #ctx: CanvasRenderingContext2D | null;
  readonly #link: PondLink;
  readonly #lang: Lang;
  readonly #sprites = new Sprites();
  readonly #tags = worthTags();
  readonly #drawBoat = boats();
  readonly #missMark: Stamp;
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #layout: Layout = layOut(1, 1);
  #effects: Effect[] = [];
  #aim = 0;
  #frame = 0;
  /** The fish that the keyboard has chosen. */
  #marked: number | undefined;

  constructor(canvas: HTMLCanvasElement, link: PondLink, lang: Lang, missText: string) {
    this.#canvas = canvas;
    this.#ctx = canvas.getContext('2d');
    this.#link = link;
    this.#lang = lang;
    this.#missMark = missMarks(missText);
  }

  start(): () => void {
    const observer = new ResizeObserver(() => this.#fit());
    observer.observe(this.#canvas);
    this.#fit();
    const draw = (nowMs: number) => {
      this.#draw(nowMs);
      this.#frame = requestAnimationFrame(draw);
    };
    this.#frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(this.#frame);
      observer.disconnect();
    };
  }

  /** The fish under a place of the window, the smallest where several are. */
  fishAt(x: number, y: number): number | undefined {
    const ratio = this.#canvas.width / this.#canvas.clientWidth;
    const place = { x: x * ratio, y: y * ratio };
    const near = this.#swimming()
      .map(({ fish, at }) => ({ fish, away: Math.hypot(at.x - place.x, at.y - place.y) }))
      .filter(({ fish, away }) => away < (fishNamed(fish.name).size * 1.25 + 0.02) * this.#layout.scale)
      .sort((one, other) => fishNamed(one.fish.name).size - fishNamed(other.fish.name).size);
    return near[0]?.fish.id;
  }

  /** Marks the next fish that is wholly in sight for the keyboard, from left to right. */
  mark(by: 1 | -1): Fish | undefined {
    const inSight = this.#swimming()
      .filter(({ fish, at }) => isWhole(at, fishNamed(fish.name).size * this.#layout.scale, this.#layout))
      .sort((one, other) => one.at.x - other.at.x)
      .map(({ fish }) => fish);
    const now = inSight.findIndex(({ id }) => id === this.#marked);
    const next = inSight[(now + by + inSight.length) % Math.max(1, inSight.length)];
    this.#marked = next?.id;
    return next;
  }

  get marked(): number | undefined {
    return this.#marked !== undefined && this.#link.fish.has(this.#marked) ? this.#marked : undefined;
  }

  /** The player's own shot leaves the boat at once; what it caught is told by the server. */
  launch(fishId: number): void {
    const fish = this.#link.fish.get(fishId);
    const at = fish && this.#place(fish);
    if (!at) return;
    const { boat, scale } = this.#layout;
    this.#aim = Math.atan2(at.x - boat.x, boat.y - at.y);
    const from = {
      x: boat.x + Math.sin(this.#aim) * 0.05 * scale,
      y: boat.y - Math.cos(this.#aim) * 0.05 * scale,
    };
    this.#effects.push(flight(from, () => this.#lastPlace(fish, at), scale, true, performance.now()));
  }

  /** Something at the pond was shot at: by the player, or by another. */
  show(shot: ShotSeen): void {
    const { scale } = this.#layout;
    const isOwn = shot.boat === this.#link.boat;
    const from = isOwn ? this.#layout.boat : boatAt(shot.boat, this.#layout);
    const struck = shot.struck.map((id) => this.#link.fish.get(id)).filter((fish) => fish !== undefined);
    const [target] = struck;
    const at = target && this.#place(target);
    if (!target || !at) return;
    const nowMs = performance.now();
    if (!isOwn) this.#effects.push(flight(from, () => this.#lastPlace(target, at), scale, false, nowMs));
    // Told before the light has arrived: it is shown when it has.
    const thenMs = nowMs + (isOwn ? flightMs * 0.6 : flightMs);
    if (shot.paid === 0) {
      this.#effects.push(splash(at, scale, thenMs));
      if (isOwn) this.#effects.push(missed(at, this.#missMark, scale, thenMs));
      return;
    }
    const places = struck.map((fish) => ({ fish, at: this.#place(fish) ?? at }));
    if (places.length > 1) {
      const others = places.slice(1).map((each) => each.at);
      this.#effects.push(lightning(at, others, scale, thenMs));
    }
    for (const each of places) {
      this.#effects.push(net(each.at, fishNamed(each.fish.name).size * scale * drawnLarger, thenMs));
      this.#link.fish.delete(each.fish.id);
    }
    this.#effects.push(
      coins(at, from, isOwn ? Math.min(14, 3 + Math.floor(shot.paid / 6)) : 3, scale, thenMs + 160),
      worth(at, `+${formatNumber(shot.paid * shot.bulletAmount, this.#lang)}`, scale, isOwn, thenMs),
    );
  }

  #fit(): void {
    const ratio = Math.min(2, devicePixelRatio);
    const width = Math.max(1, Math.round(this.#canvas.clientWidth * ratio));
    const height = Math.max(1, Math.round(this.#canvas.clientHeight * ratio));
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#layout = layOut(width, height);
    this.#sprites.forget(`${width}x${height}`);
  }

  #draw(frameMs: number): void {
    const ctx = this.#ctx;
    if (!ctx) return;
    const { width, height } = this.#layout;
    ctx.clearRect(0, 0, width, height);
    this.#sprites.begin();
    if (!this.#calm) this.#drawRipples(ctx, frameMs);
    for (const swimmer of this.#swimming()) this.#drawFish(ctx, swimmer, frameMs);
    for (const number of this.#link.boats) {
      if (number === this.#link.boat) continue;
      this.#drawBoat(ctx, boatAt(number, this.#layout), this.#layout.scale * 0.024, 0, false);
    }
    this.#drawBoat(ctx, this.#layout.boat, this.#layout.scale * 0.062, this.#aim, true);
    this.#drawEffects(ctx, frameMs);
  }

  #drawEffects(ctx: CanvasRenderingContext2D, frameMs: number): void {
    this.#effects = this.#effects.filter(({ bornMs, lifeMs }) => frameMs < bornMs + lifeMs);
    for (const effect of this.#effects) {
      const share = (frameMs - effect.bornMs) / effect.lifeMs;
      if (share < 0) continue;
      ctx.save();
      effect.draw(ctx, Math.min(1, share));
      ctx.restore();
    }
  }

  #drawFish(ctx: CanvasRenderingContext2D, { fish, at }: Swimmer, frameMs: number): void {
    const { scale } = this.#layout;
    const { size, speed } = fishNamed(fish.name);
    if (!isInSight(at, (size * drawnLarger * room + 0.05) * scale, this.#layout)) return;
    const ahead = this.#place(fish, 120) ?? at;
    const heading = Math.atan2(ahead.y - at.y, ahead.x - at.x);
    const phase = Math.floor((frameMs / 1000) * (1.2 + speed * 9) * phases + fish.id * 3) % phases;
    const picture = this.#sprites.of(fish.name, phase, size * scale * drawnLarger);
    const [along, across] = [Math.cos(heading), Math.sin(heading)];
    // A fish that swims to the left does not swim on its back.
    const up = along < 0 ? -1 : 1;
    ctx.setTransform(along, across, -across * up, along * up, at.x, at.y);
    ctx.drawImage(picture, -picture.width / 2, -picture.height / 2);
    ctx.resetTransform();
    this.#tags(fish.name)(ctx, at.x, at.y + (size * 0.95 + 0.026) * scale, (scale * 0.032) / tagHeight);
    if (fish.id !== this.#marked) return;
    strokePath(ctx, '#ffe28a', scale * 0.006, () => {
      ctx.arc(at.x, at.y, (size * 1.3 + 0.02) * scale, 0, 7);
    });
  }

  /** Bands of moonlight that wander over the water. */
  #drawRipples(ctx: CanvasRenderingContext2D, frameMs: number): void {
    const { width, height, scale } = this.#layout;
    for (let band = 0; band < 7; band += 1) {
      const y = ((band * 0.16 + frameMs / 46_000) % 1.1) * height - 0.05 * height;
      const x = width * (0.5 + 0.42 * Math.sin(frameMs / 5200 + band * 1.7));
      ctx.globalAlpha = 0.05 + 0.03 * Math.sin(frameMs / 900 + band);
      strokePath(ctx, '#dff5f0', scale * 0.004, () => {
        ctx.ellipse(x, y, scale * 0.34, scale * 0.02, 0, 0.2, 2.9);
      });
    }
    ctx.globalAlpha = 1;
  }

  #swimming(): Swimmer[] {
    return [...this.#link.fish.values()].flatMap((fish) => {
      const at = this.#place(fish);
      return at ? [{ fish, at }] : [];
    });
  }

  #place(fish: Fish, aheadMs = 0): Point | undefined {
    const at = positionAt(fish, this.#link.nowMs() + aheadMs);
    return at && toScreen(at, this.#layout);
  }

  #lastPlace(fish: Fish, otherwise: Point): Point {
    return this.#place(fish) ?? otherwise;
  }
}

interface Swimmer {
  fish: Fish;
  at: Point;
}
