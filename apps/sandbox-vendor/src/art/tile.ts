import { existsSync, readFileSync } from 'node:fs';
import type { ArtName, SlotInfo, ThemeName } from '../games/slot-api.ts';

/** What a tile shows of a game. */
interface TileOf extends Pick<SlotInfo, 'code' | 'name' | 'theme' | 'art'> {
  /** The first in these looks has the whole picture to itself. */
  isFirst: boolean;
}

const folder = new URL('../../client/src/art/', import.meta.url);

/** Sky above, ground below, and what shines behind. */
const skies: Readonly<Record<ThemeName, readonly [string, string, string]>> = {
  market: ['#2a0a06', '#a5321d', '#ffcf7a'],
  indigo: ['#060d26', '#2f6a9a', '#bfe6ff'],
  celadon: ['#061a22', '#3a8a7a', '#d9ffe9'],
  violet: ['#0f0822', '#6a3f8a', '#e7c5ff'],
  dusk: ['#3a1838', '#e0694a', '#ffd08a'],
  pine: ['#06131d', '#2c625c', '#ffe9b0'],
  snow: ['#0c1a38', '#7f9cc0', '#f4f8ff'],
};

const width = 240;
const height = 220;

/**
 * The picture of a game for lobbies: its highest symbol before the sky of its theme, two others behind it. What differs
 * between two games of the same looks comes from the game's code, so that no two tiles are the same.
 */
export function tileOf({ code, name, theme, art, isFirst }: TileOf): string {
  const [hero, second, third] = Object.values(art);
  const whole = new URL(`tiles/${hero}.svg`, folder);
  if (isFirst && existsSync(whole)) return readFileSync(whole, 'utf8');
  const [above, below, shine] = skies[theme];
  const turn = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;
  const centre = { x: 104 + (turn % 33), y: 96 + ((turn >> 5) % 21) };
  const parts = [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`,
    `<radialGradient id="shine"><stop offset="0" stop-color="${shine}" stop-opacity=".85"/><stop offset="1" stop-color="${shine}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    (turn >> 9) % 2 === 0 ? rays(centre, shine) : rings(centre, shine),
    `<circle cx="${centre.x}" cy="${centre.y}" r="128" fill="url(#shine)"/>`,
    picture(second, 'b', { x: 6 + ((turn >> 3) % 18), y: 118, size: 84, turn: -14 }),
    picture(third, 'c', { x: 152 - ((turn >> 7) % 18), y: 120, size: 84, turn: 13 }),
    picture(hero, 'a', { x: centre.x - 76, y: centre.y - 70, size: 152, turn: 0 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><title>${name.ko}</title>${parts.join('')}</svg>`;
}

function rays({ x, y }: { x: number; y: number }, colour: string): string {
  const blades = Array.from({ length: 14 }, (_, blade) => {
    const angle = (blade * 360) / 14;
    return `<path transform="rotate(${angle.toFixed(1)} ${x} ${y})" d="M${x} ${y}L${x - 14} ${y - 260}H${x + 14}Z"/>`;
  });
  return `<g fill="${colour}" opacity=".13">${blades.join('')}</g>`;
}

function rings({ x, y }: { x: number; y: number }, colour: string): string {
  const circles = [70, 92, 114, 138, 164].map((radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  return `<g fill="none" stroke="${colour}" stroke-width="3" opacity=".22">${circles.join('')}</g>`;
}

/** A symbol in its place. Ids are made its own, because three pictures come into one document. */
function picture(
  name: ArtName | undefined,
  prefix: string,
  place: { x: number; y: number; size: number; turn: number },
): string {
  if (!name) return '';
  const text = readFileSync(new URL(`symbols/${name}.svg`, folder), 'utf8')
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
  const { x, y, size, turn } = place;
  const inner = text.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
  return turn === 0 ? inner : `<g transform="rotate(${turn} ${x + size / 2} ${y + size / 2})">${inner}</g>`;
}
