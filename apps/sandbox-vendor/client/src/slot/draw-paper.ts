import { penOf, type Surface, type SurfacePen, surface } from '../canvas/surface.ts';
import { pigments } from './pigments.ts';

/** Reels of so many device pixels, side by side. */
interface Sheets {
  width: number;
  height: number;
  reels: number;
  gap: number;
}

/** Paper and shade of all reels, painted once for a size: a frame only copies them. */
export class Backdrop {
  readonly #pictures = new Map<string, Surface>();

  paper(sheets: Sheets, colour: string): Surface {
    return this.#picture(`paper ${colour}`, sheets, (pen, x, width, reel) =>
      drawPaper(pen, colour, x, width, sheets.height, reel),
    );
  }

  shade(sheets: Sheets): Surface {
    return this.#picture('shade', sheets, (pen, x, width) => drawShade(pen, x, width, sheets.height));
  }

  #picture(
    name: string,
    { width, height, reels, gap }: Sheets,
    draw: (pen: SurfacePen, x: number, width: number, reel: number) => void,
  ): Surface {
    const known = this.#pictures.get(name);
    if (known?.width === width && known.height === height) return known;
    const picture = surface(width, height);
    const sheetWidth = (width - gap * (reels - 1)) / reels;
    for (let reel = 0; reel < reels; reel += 1)
      draw(penOf(picture), reel * (sheetWidth + gap), sheetWidth, reel);
    this.#pictures.set(name, picture);
    return picture;
  }
}

/** The paper behind a reel, with a few fibres, always the same ones, so that it reads as paper. */
function drawPaper(
  pen: SurfacePen,
  colour: string,
  x: number,
  width: number,
  height: number,
  reel: number,
): void {
  pen.fillStyle = colour;
  pen.fillRect(x, 0, width, height);
  pen.strokeStyle = pigments.hanjiFibre;
  pen.lineWidth = Math.max(1, width / 90);
  for (let fibre = 0; fibre < 9; fibre += 1) {
    const u = ((fibre * 67 + reel * 31) % 97) / 97;
    const v = ((fibre * 41 + reel * 53) % 89) / 89;
    pen.beginPath();
    pen.moveTo(x + u * width, v * height);
    pen.quadraticCurveTo(
      x + (u + 0.12) * width,
      (v + 0.03) * height,
      x + (u + 0.2) * width,
      (v - 0.015) * height,
    );
    pen.stroke();
  }
}

/** Darker where the paper bends away, above and below. */
function drawShade(pen: SurfacePen, x: number, width: number, height: number): void {
  const shade = pen.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, pigments.edge);
  shade.addColorStop(0.13, 'rgb(40 14 8 / .16)');
  shade.addColorStop(0.24, 'rgb(40 14 8 / 0)');
  shade.addColorStop(0.76, 'rgb(40 14 8 / 0)');
  shade.addColorStop(0.87, 'rgb(40 14 8 / .16)');
  shade.addColorStop(1, pigments.edge);
  pen.fillStyle = shade;
  pen.fillRect(x, 0, width, height);
}
