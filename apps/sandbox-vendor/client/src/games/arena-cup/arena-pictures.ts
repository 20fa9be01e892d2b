import { dot, glow } from '../../canvas/marks.ts';
import { type Stamp, stamps } from '../../canvas/painted.ts';

type Ctx = CanvasRenderingContext2D;
type Colours = readonly [string, string];

/** What moves in the arena or changes, in units of the arena around the point where it stands. */
export interface ArenaPictures {
  tower(colour: string, isDown: boolean): Stamp;
  base(colours: Colours, isLost: boolean): Stamp;
  hero(colours: Colours, hero: number): Stamp;
  flash(): Stamp;
}

const around = (reach: number) => ({ left: reach, right: reach, top: reach, bottom: reach });

export function arenaPictures(): ArenaPictures {
  const towers = stamps({ left: 1.2, right: 1.2, top: 1.7, bottom: 0.7 });
  const bases = stamps(around(2.5));
  const heroes = stamps({ left: 0.4, right: 0.4, top: 0.52, bottom: 0.5 });
  const flashes = stamps(around(1));
  return {
    tower: (colour, isDown) => towers(`${colour} ${isDown}`, (pen) => paintTower(pen, colour, isDown)),
    base: (colours, isLost) => bases(`${colours} ${isLost}`, (pen) => paintBase(pen, colours, isLost)),
    hero: (colours, hero) => heroes(`${colours} ${hero % 2}`, (pen) => paintHero(pen, colours, hero)),
    flash: () => flashes('flash', (pen) => glow(pen, 0, 0, 1, '255,236,180', 0.7)),
  };
}

function paintTower(ctx: Ctx, colour: string, isDown: boolean): void {
  if (!isDown) glow(ctx, 0, -0.5, 1.1, '255,190,100', 0.5);
  ctx.fillStyle = '#20160f';
  ctx.fillRect(-0.09, -0.5, 0.18, 0.56);
  ctx.fillStyle = isDown ? '#2b2b2e' : colour;
  ctx.beginPath();
  ctx.ellipse(0, -0.58, 0.22, 0.26, 0, 0, 7);
  ctx.fill();
  if (!isDown) dot(ctx, 0, -0.58, 0.1, '#fff3d6');
}

function paintBase(ctx: Ctx, [colour, light]: readonly [string, string], isLost: boolean): void {
  glow(ctx, 0, 0, 2.4, isLost ? '255,90,50' : '255,200,120', isLost ? 0.8 : 0.45);
  ctx.fillStyle = '#1a1210';
  ctx.fillRect(-0.8, -0.5, 1.6, 0.8);
  ctx.fillStyle = isLost ? '#3a2a26' : colour;
  ctx.beginPath();
  ctx.moveTo(-1.15, -0.42);
  ctx.quadraticCurveTo(-0.4, -0.6, 0, -1.2);
  ctx.quadraticCurveTo(0.4, -0.6, 1.15, -0.42);
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = isLost ? '#140d0b' : light;
  ctx.fillRect(-0.22, -0.3, 0.44, 0.6);
}

function paintHero(ctx: Ctx, [colour, light]: readonly [string, string], hero: number): void {
  dot(ctx, 0, 0.24, 0.2, 'rgba(0,0,0,0.35)');
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(-0.22, 0.22);
  ctx.quadraticCurveTo(-0.2, -0.2, 0, -0.22);
  ctx.quadraticCurveTo(0.2, -0.2, 0.22, 0.22);
  ctx.fill();
  dot(ctx, 0, -0.26, 0.15, light);
  ctx.strokeStyle = light;
  ctx.lineCap = 'round';
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  const lean = hero % 2 === 0 ? 1 : -1;
  ctx.moveTo(lean * 0.18, 0.12);
  ctx.lineTo(lean * 0.3, -0.42);
  ctx.stroke();
}
