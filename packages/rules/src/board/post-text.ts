/** So many days messages stay whatever a site sets, also where a member has more of them than are kept (OPS-4). */
export const leastMessageDays = 90;

/** Limits of what members write, in characters as people count them. */
export const postLimits = {
  titleLength: 100,
  contentLength: 5_000,
  commentLength: 1_000,
  searchLength: 60,
  images: 5,
} as const;

/** Control and direction marks, zero widths, fillers and tags: nobody sees them, and they change what is seen. */
const unseen = new RegExp(
  '[\\u0001-\\u0009\\u000B-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F' +
    '\\u200B\\u200C\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFC' +
    '\\u{E0000}-\\u{E007F}]',
  'u',
);
/** They join pictures into one (a family, a rainbow flag), and are hidden anywhere else. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/u;
const strayVariation = /(?<![\p{Emoji}\p{So}\p{Sm}])\uFE0F|[\uFE00-\uFE0E]/u;
/** Marks piled upon one letter run over the lines above and below it. */
const piledMarks = /\p{M}{4}/u;
/** A word of Latin letters with a Cyrillic or Greek one in it pretends to be another word. */
const mixedWord =
  /[\p{Script=Latin}][\p{L}\p{M}\p{N}]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{M}\p{N}]*\p{Script=Latin}/u;

/** Letters in costume: mathematical alphabets, wide and circled letters. */
const costumed = /[\u2460-\u24FF\uFF01-\uFF5E\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F189}]/gu;

/**
 * What was typed, as it is kept: one spelling for each letter, line ends as one character, no space at the ends, never
 * more than one empty line.
 */
export function postText(text: string): string {
  return text
    .normalize('NFC')
    .replace(costumed, (letter) => letter.normalize('NFKC'))
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same for what is one line. */
export function postLine(text: string): string {
  return postText(text).replace(/\s+/gu, ' ');
}

/** Whether readers see every letter of a text, and see it as what it is. */
export function isReadable(text: string): boolean {
  return ![unseen, strayJoiner, strayVariation, piledMarks, mixedWord].some((pattern) => pattern.test(text));
}

/** How long a text is, a pair of surrogates counted as one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
