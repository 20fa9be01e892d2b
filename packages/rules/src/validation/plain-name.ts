/** Latin as Vietnamese and western European names are written, Hangul, its letters as they are typed alone, and digits. */
const letters = 'A-Za-zÀ-ÖØ-öø-ÿĂăĐđĨĩŨũƠơƯư\\u1EA0-\\u1EF9\\uAC00-\\uD7A3\\u3131-\\u31630-9';
const nickname = new RegExp(`^[${letters}][${letters} _.'+-]*$`, 'u');
const personName = new RegExp(`^[${letters}(][${letters} .,'&()-]*$`, 'u');
const longestPersonName = 60;

/** Hangul letters that stand alone: compatibility forms would take them for parts of syllables. */
const aloneLetters = /[^\u3131-\u3163]+/gu;

/**
 * A name as it is kept: one spelling for what looks the same (wide letters, ligatures, marks written apart), and single
 * spaces between words.
 */
export function plainName(text: string): string {
  const same = text.normalize('NFC').replace(aloneLetters, (part) => part.normalize('NFKC'));
  return same.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Only letters that readers of this product tell apart: no mark alone, nothing invisible, no other script. */
export function isPlainNickname(name: string): boolean {
  return nickname.test(name);
}

/** Of a person or a firm, as a bank writes it. */
export function isPersonName(text: string): boolean {
  const name = plainName(text);
  return personName.test(name) && name.length <= longestPersonName;
}
