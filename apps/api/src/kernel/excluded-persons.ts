import { randomBytes, scrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { SetupRefused } from '@hanpan/db';
import { z } from 'zod';

/** Who somebody is, as a regulator names it. `birthDate`: YYYY-MM-DD. */
export interface NamedPerson {
  readonly name: string;
  readonly birthDate: string;
}

/** Whether somebody is on the list of excluded persons. Takes about 50 ms where there is a list. */
export type IsExcludedPerson = (person: NamedPerson) => Promise<boolean>;

/** A salt, and how many lines follow: a list that was cut is none. */
const head = /^hanpan-excluded-1 ([0-9a-f]{32}) (\d+)$/;
const digest = /^[0-9a-f]{64}$/;
const day = z.iso.date();

const stretch = promisify<string, string, number, Buffer>(scrypt);

/**
 * A name and a birth date are guessed by trying all of them, so each try is made to cost 50 ms. Case, width and blanks of a name do
 * not count.
 */
async function digestOf(salt: string, { name, birthDate }: NamedPerson): Promise<string> {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  return (await stretch(`${plain}|${birthDate}`, salt, 32)).toString('hex');
}

/** The list of these persons as it is kept: a salt of its own, and the digest of each. */
export async function excludedListOf(persons: readonly NamedPerson[]): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const digests: string[] = [];
  for (const person of persons) digests.push(await digestOf(salt, person));
  return `${[`hanpan-excluded-1 ${salt} ${digests.length}`, ...digests.sort()].join('\n')}\n`;
}

/** Reads lines of a name, a comma and a birth date. Throws a sentence with the number of the first that is none. */
export function personsIn(text: string): readonly NamedPerson[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const comma = line.lastIndexOf(',');
    const [name, birthDate] = [line.slice(0, comma).trim(), line.slice(comma + 1).trim()];
    if (comma < 0 || name === '' || !day.safeParse(birthDate).success)
      throw new Error(`Line ${index + 1} is no name, comma and birth date such as 1990-01-31.`);
    return { name, birthDate };
  });
}

/**
 * The list of excluded persons, in memory. Without a path nobody is on it. Throws SetupRefused where it is no such list: one that
 * was read in part would let in whom it should keep out.
 */
export function openExcludedPersons(path: string | undefined): IsExcludedPerson {
  if (path === undefined) return async () => false;
  const refuse = (why: string) =>
    new SetupRefused(`HANPAN_EXCLUDED_PERSONS is "${path}", which is no list of excluded persons: ${why}`);
  const [first = '', ...rest] = readLines(path, refuse);
  const [, salt, count] = head.exec(first) ?? [];
  if (salt === undefined) throw refuse('its first line does not say so');
  if (rest.length !== Number(count)) throw refuse(`it has ${rest.length} of ${count} lines`);
  const wrong = rest.findIndex((line) => !digest.test(line));
  if (wrong !== -1) throw refuse(`line ${wrong + 2} is no digest`);
  const digests = new Set(rest);
  return async (person) => digests.has(await digestOf(salt, person));
}

function readLines(path: string, refuse: (why: string) => Error): readonly string[] {
  try {
    return readFileSync(path, 'utf8').trimEnd().split(/\r?\n/);
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
}
