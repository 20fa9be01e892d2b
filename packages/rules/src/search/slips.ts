import { standsFor, standsIn, type Wanted, wanted } from './letters.ts';

/** A name in the form that it is searched for in, and its letters: a syllable is several. */
export interface NameForm {
  readonly text: string;
  readonly letters: string;
}

const hasHangul = /[\uac00-\ud7a3]/;
const isHangul = /^[\uac00-\ud7a3]+$/;

export function nameForm(text: string): NameForm {
  return { text, letters: hasHangul.test(text) ? text.normalize('NFD') : text };
}

/** A word that was typed, in one way to read it. */
interface Reading {
  readonly typed: Uint16Array;
  readonly forgivenEdits: number;
  /**
   * One more than edits are forgiven. An edit changes one part at most, so a name that holds none of them whole is not meant;
   * to look for parts costs far less than to count edits.
   */
  readonly parts: readonly Wanted[];
}

/** What may be meant by a word in which a finger slipped. */
export interface Slip {
  readonly whole: Reading | undefined;
  readonly letters: Reading | undefined;
}

const mostForgiven = 2;

/**
 * One wrong letter is forgiven from four letters on, two letters that changed places from six; less finds everything.
 */
function forgivenEdits(letterCount: number): number {
  if (letterCount < 4) return 0;
  return letterCount < 6 ? 1 : mostForgiven;
}

/** Of a word in whole syllables, one wrong letter of a syllable is forgiven from six letters on: 바카리 for 바카라. */
const lettersPerSlip = 6;

function reading(text: string, edits: number): Reading | undefined {
  if (edits === 0) return undefined;
  const count = edits + 1;
  const endOf = (part: number) => Math.floor((part * text.length) / count);
  return {
    typed: Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
    forgivenEdits: edits,
    parts: Array.from({ length: count }, (_, part) => wanted(text.slice(endOf(part), endOf(part + 1)))),
  };
}

export function slipOf(typed: string): Slip {
  const letters = isHangul.test(typed) ? typed.normalize('NFD') : '';
  return {
    whole: reading(typed, forgivenEdits([...typed].length)),
    letters: reading(letters, Math.floor(letters.length / lettersPerSlip)),
  };
}

/**
 * The fewest edits that turn the query into some part of the name: Sellers' approximate matching, one column at a time. A
 * server compares many names with what somebody types, so there is one column for all letters, and letters are numbers.
 */
function editsInside(typed: Uint16Array, name: string): number {
  const { length } = typed;
  const column = new Uint16Array(length);
  for (let at = 0; at < length; at += 1) column[at] = at + 1;
  let best = length;
  for (let place = 0; place < name.length; place += 1) {
    const letter = name.charCodeAt(place);
    let diagonal = 0;
    let above = 0;
    for (let at = 0; at < length; at += 1) {
      const left = column[at] ?? 0;
      const other = (left < above ? left : above) + 1;
      const same = diagonal + (standsFor(typed[at] ?? 0, letter) ? 0 : 1);
      above = same < other ? same : other;
      column[at] = above;
      diagonal = left;
    }
    if (above < best) best = above;
  }
  return best;
}

function mayRead(read: Reading | undefined, name: string): read is Reading {
  // Every letter that a name is too short for is an edit.
  if (read === undefined || read.typed.length - name.length > read.forgivenEdits) return false;
  return read.parts.some((part) => standsIn(part, name));
}

function reads(read: Reading | undefined, name: string): boolean {
  return mayRead(read, name) && editsInside(read.typed, name) <= read.forgivenEdits;
}

/** Whether a word is a part of a name but for a slip of the finger. */
export function means({ whole, letters }: Slip, name: NameForm): boolean {
  return reads(whole, name.text) || reads(letters, name.letters);
}

/**
 * How many pairs of letters are compared to know whether a name may be meant; 0 where it is known without. That is nearly all of
 * the time that a search takes, and the rest is short whatever is typed.
 */
export function effortOf({ whole, letters }: Slip, name: NameForm): number {
  return (
    (mayRead(whole, name.text) ? whole.typed.length * name.text.length : 0) +
    (mayRead(letters, name.letters) ? letters.typed.length * name.letters.length : 0)
  );
}
