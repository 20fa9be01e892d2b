import { rulesOf } from './style-rules.ts';

/** The colours of a theme by their tokens, each as #rrggbb. */
export type Theme = Readonly<Record<string, string>>;

/** The night and the light theme of the tokens' style sheet: the light one says only what is different. */
export function themesOf(sheet: { path: string; text: string }): { dark: Theme; light: Theme } {
  const colours = (selector: RegExp): Theme =>
    Object.fromEntries(
      rulesOf(sheet)
        .filter((rule) => selector.test(rule.selector))
        .flatMap(({ declarations }) => declarations)
        .filter(({ property, value }) => property.startsWith('--') && /^#[0-9a-f]{6}$/.test(value))
        .map(({ property, value }) => [property.slice(2), value]),
    );
  const dark = colours(/\[data-night\]/);
  return { dark, light: { ...dark, ...colours(/\[data-theme="light"\]/) } };
}

/** The relative luminance of WCAG 2.2, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2 of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
