import type { ShotSeen } from '../../../../../src/games/moonlit-catch/play-api.ts';
import { type FishName, fishKinds, fishNamed } from '../../../../../src/games/moonlit-catch/rules.ts';
import type { Fish, Point } from '../../../../../src/games/moonlit-catch/swim.ts';
import { drawLabel } from '../../../canvas/labels.ts';
import { type Pen, stamps } from '../../../canvas/painted.ts';
import type { PondLink } from '../pond-link.ts';
import { boats } from './draw-boat.ts';
import { coins, type Effect, flight, flightMs, lightning, missed, net, splash, worth } from './effects.ts';
import { boatAt, isInSight, type Layout, layOut, placeOf, type Swimmer, swimmersOf } from './lay-out.ts';
import { strokePath } from './paint.ts';
import { missLabel, type PondLabels, type PondSums, tagHeight } from './pond-labels.ts';
import { phases, room, Sprites } from './sprites.ts';

/** Fish are drawn somewhat larger than the circle in which they are hit. */
const drawnLarger = 1.4;

const ripple = stamps({ left: 0.345, right: 0.345, top: 0.005, bottom: 0.025 })('ripple', (pen) => {
  strokePath(pen, '#dff5f0', 0.004, () => pen.ellipse(0, 0, 0.34, 0.02, 0, 0.2, 2.9));
});

/** The pond as it is drawn: the fish where the server's curve has them, the shots as they were told. */
export class PondPicture {
  /** Painted for the size that it is drawn in. */
  labels: PondLabels = new Map();
  sums: PondSums | undefined;
  /** The fish that the keyboard has chosen. */
  marked: number | undefined;
  readonly #link: Pick<PondLink, 'waters' | 'boat'>;
  readonly #sprites = new Sprites();
  readonly #drawBoat = boats();
  readonly #isCalm: boolean;
  #layout: Layout = layOut(1, 1);
  #effects: Effect[] = [];
  #aim = 0;

  constructor(link: Pick<PondLink, 'waters' | 'boat'>, isCalm: boolean) {
    this.#link = link;
    this.#isCalm = isCalm;
  }

  /** In device pixels. */
  fit({ width, height }: { width: number; height: number }): void {
    this.#layout = layOut(width, height);
    this.#sprites.forget(`${width}x${height}`);
    for (const { name } of fishKinds) this.#sprites.expect(name, this.#radiusOf(name));
  }

  /** Whether `paintAhead` has anything to paint. */
  get hasToPaint(): boolean {
    return this.#sprites.wants;
  }

  /** Paints one picture that the frames so far had to do without: for when there is time. */
  paintAhead(): void {
    this.#sprites.paintNext();
  }

  /** One frame, on a canvas that is given the size of the page's. */
  draw(canvas: { width: number; height: number }, pen: Pen, frameMs: number): void {
    const { width, height } = this.#layout;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    pen.clearRect(0, 0, width, height);
    if (!this.#isCalm) this.#drawRipples(pen, frameMs);
    const inSight = swimmersOf(this.#link.waters, this.#layout).filter((swimmer) => this.#isInSight(swimmer));
    for (const swimmer of inSight) this.#drawFish(pen, swimmer, frameMs);
    // Above all of them: in a shoal no fish hides what its neighbour is worth.
    for (const swimmer of inSight) this.#drawTag(pen, swimmer);
    for (const number of this.#link.waters.boats) {
      if (number === this.#link.boat) continue;
      this.#drawBoat(pen, boatAt(number, this.#layout), this.#layout.scale * 0.024, 0, false);
    }
    this.#drawBoat(pen, this.#layout.boat, this.#layout.scale * 0.062, this.#aim, true);
    this.#drawEffects(pen, frameMs);
  }

  /** The player's own shot leaves the boat at once; what it caught is told by the server. */
  launch(fishId: number): void {
    const fish = this.#link.waters.fish.get(fishId);
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

  /** Something at the pond was shot at, by the player or by another; `sum` is what it pays where it caught something. */
  show(shot: ShotSeen, sum: string): void {
    const { scale } = this.#layout;
    const isOwn = shot.boat === this.#link.boat;
    const from = isOwn ? this.#layout.boat : boatAt(shot.boat, this.#layout);
    const struck = shot.struck
      .map((id) => this.#link.waters.fish.get(id))
      .filter((fish) => fish !== undefined);
    const [target] = struck;
    const at = target && this.#place(target);
    if (!target || !at) return;
    const nowMs = performance.now();
    if (!isOwn) this.#effects.push(flight(from, () => this.#lastPlace(target, at), scale, false, nowMs));
    // Told before the light has arrived: it is shown when it has.
    const thenMs = nowMs + (isOwn ? flightMs * 0.6 : flightMs);
    if (shot.paid === 0) {
      this.#effects.push(splash(at, scale, thenMs));
      const mark = this.labels.get(missLabel);
      if (isOwn && mark) this.#effects.push(missed(at, mark, scale, thenMs));
      return;
    }
    const places = struck.map((fish) => ({ fish, at: this.#place(fish) ?? at }));
    if (places.length > 1) {
      const others = places.slice(1).map((each) => each.at);
      this.#effects.push(lightning(at, others, scale, thenMs));
    }
    for (const each of places) {
      this.#effects.push(net(each.at, this.#radiusOf(each.fish.name), thenMs));
    }
    const count = isOwn ? Math.min(14, 3 + Math.floor(shot.paid / 6)) : 3;
    this.#effects.push(coins(at, from, count, scale, thenMs + 160));
    const figures = this.sums?.[isOwn ? 'own' : 'others'];
    if (figures) this.#effects.push(worth(at, sum, figures, scale, thenMs));
  }

  #drawEffects(pen: Pen, frameMs: number): void {
    this.#effects = this.#effects.filter(({ bornMs, lifeMs }) => frameMs < bornMs + lifeMs);
    for (const effect of this.#effects) {
      const share = (frameMs - effect.bornMs) / effect.lifeMs;
      if (share < 0) continue;
      pen.save();
      effect.draw(pen, Math.min(1, share));
      pen.restore();
    }
  }

  #drawFish(pen: Pen, { fish, at }: Swimmer, frameMs: number): void {
    const { speed } = fishNamed(fish.name);
    const ahead = this.#place(fish, 120) ?? at;
    const heading = Math.atan2(ahead.y - at.y, ahead.x - at.x);
    const phase = Math.floor((frameMs / 1000) * (1.2 + speed * 9) * phases + fish.id * 3) % phases;
    const picture = this.#sprites.of(fish.name, phase, this.#radiusOf(fish.name));
    const [along, across] = [Math.cos(heading), Math.sin(heading)];
    // A fish that swims to the left does not swim on its back.
    const up = along < 0 ? -1 : 1;
    pen.setTransform(along, across, -across * up, along * up, at.x, at.y);
    pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
    pen.resetTransform();
  }

  /** Of a fish as it is drawn, in device pixels. */
  #radiusOf(name: FishName): number {
    return fishNamed(name).size * this.#layout.scale * drawnLarger;
  }

  #isInSight({ fish, at }: Swimmer): boolean {
    const reach = fishNamed(fish.name).size * drawnLarger * room + 0.05;
    return isInSight(at, reach * this.#layout.scale, this.#layout);
  }

  /** What it is worth, and a ring around the one that the keyboard has chosen. */
  #drawTag(pen: Pen, { fish, at }: Swimmer): void {
    const { scale } = this.#layout;
    const { size } = fishNamed(fish.name);
    const tag = this.labels.get(fish.name);
    if (tag) drawLabel(pen, tag, at.x, at.y + (size * 0.95 + 0.026) * scale, scale * tagHeight);
    if (fish.id !== this.marked) return;
    strokePath(pen, '#ffe28a', scale * 0.006, () => {
      pen.arc(at.x, at.y, (size * 1.3 + 0.02) * scale, 0, 7);
    });
  }

  /** Bands of moonlight that wander over the water. */
  #drawRipples(pen: Pen, frameMs: number): void {
    const { width, height, scale } = this.#layout;
    for (let band = 0; band < 7; band += 1) {
      const y = ((band * 0.16 + frameMs / 46_000) % 1.1) * height - 0.05 * height;
      const x = width * (0.5 + 0.42 * Math.sin(frameMs / 5200 + band * 1.7));
      pen.globalAlpha = 0.05 + 0.03 * Math.sin(frameMs / 900 + band);
      ripple(pen, x, y, scale);
    }
    pen.globalAlpha = 1;
  }

  #place(fish: Fish, aheadMs = 0): Point | undefined {
    return placeOf(fish, this.#link.waters.nowMs() + aheadMs, this.#layout);
  }

  #lastPlace(fish: Fish, otherwise: Point): Point {
    return this.#place(fish) ?? otherwise;
  }
}
