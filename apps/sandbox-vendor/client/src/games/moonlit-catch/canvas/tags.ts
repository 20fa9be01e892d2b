import { type FishKind, type FishName, fishNamed } from '../../../../../src/games/moonlit-catch/rules.ts';
import { fetchLetters, letters } from '../../../canvas/letters.ts';
import { type Pen, type Stamp, stamps } from '../../../canvas/painted.ts';

/** Room for the longest of them around its middle, in the unit of a stamp: a letter of less than a pixel is not drawn well. */
const edges = { left: 35, right: 35, top: 10, bottom: 10 };
const letter = 15;
/** How high a tag is, in its unit. */
export const tagHeight = edges.top + edges.bottom;

/** What a fish pays, as its tag says it: lightning pays for what it ties too, and a boss draws its prize. */
export function worthOf(fish: FishKind): string {
  if (fish.kind === 'boss') {
    const prizes = fish.prizes.map(({ multiplier }) => multiplier);
    return `×${Math.min(...prizes)}–${Math.max(...prizes)}`;
  }
  return fish.kind === 'chain' ? `×${fish.multiplier}+` : `×${fish.multiplier}`;
}

/** The tags of the fish: each is painted once and only copied in a frame. */
export function worthTags(): (name: FishName) => Stamp {
  const tags = stamps(edges);
  return (name) => tags(name, (pen) => paintTag(pen, worthOf(fishNamed(name)), '#ffe9b8'));
}

export function missMarks(text: string): Stamp {
  fetchLetters(700, text);
  return stamps(edges)(text, (pen) => paintTag(pen, text, '#ffb69f'));
}

function paintTag(pen: Pen, text: string, colour: string): void {
  pen.font = letters(700, letter);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const half = Math.min(edges.right, pen.measureText(text).width / 2 + 6);
  pen.fillStyle = 'rgba(6,12,14,0.72)';
  pen.beginPath();
  pen.roundRect(-half, -edges.top, half * 2, tagHeight, edges.top);
  pen.fill();
  pen.fillStyle = colour;
  pen.fillText(text, 0, 0.8);
}
