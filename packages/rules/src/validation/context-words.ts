/**
 * What looks the same, or is typed in place of it: what `name_look` folds of names in SQL, and the digits and signs that people
 * put for letters. Each letter stands above what it is taken for.
 */
const alike: readonly (readonly [string, string])[] = [
  ['i1|!0ðđ', 'llllodd'],
  // The Hangul letters i, ieung and eu.
  [String.fromCodePoint(0x1175, 0x110b, 0x1173), 'lo-'],
  ['345@$7', 'easast'],
  ['авезкмнорстухіјѕһӏ', 'abeekmhopctyxljshl'],
  ['αβεζηικμνορτυχ', 'abezhlkmvoptux'],
];
const lookOf: ReadonlyMap<string, string> = new Map(
  alike.flatMap(([from, to]) => [...from].map((letter, place) => [letter, to.charAt(place)] as const)),
);

const leastLetters = 4;
/** What a number has without the digits that every number begins with. */
const digitsOfNumber = 8;

function folded(text: string): string {
  const letters = [...text.normalize('NFKC').toLowerCase().normalize('NFC')];
  return letters.map((letter) => lookOf.get(letter) ?? letter).join('');
}

/** The words of a name, but those that are too short to be found in a password by anything but chance. */
function wordsOf(name: string): string[] {
  return name.split(/[\s._+,()&'-]+/u).filter((word) => [...word].length >= leastLetters);
}

const together = (text: string) => text.replace(/\s+/gu, '');

/** What is known of whoever chooses a password, and where; what is not known is left out or empty. */
export type PasswordContext = {
  /** Names of the site and of the person, and its id. */
  readonly names: readonly string[];
  readonly phone?: string;
};

/**
 * Whether a password has a word in it that a guesser knows without asking (standards SEC-11): a name of the site or of the person,
 * its id, or its phone number, however they are written.
 */
export function namesItsContext(password: string, { names, phone = '' }: PasswordContext): boolean {
  const look = folded(password);
  if (names.flatMap(wordsOf).some((word) => look.includes(folded(word)))) return true;
  const wholes = names.map(together).filter((name) => [...name].length >= leastLetters);
  if (wholes.some((name) => together(look).includes(folded(name)))) return true;
  const digits = phone.replace(/\D/g, '').slice(-digitsOfNumber);
  return digits.length === digitsOfNumber && password.replace(/\D/g, '').includes(digits);
}
