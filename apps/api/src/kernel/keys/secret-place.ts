import type { RingName } from './key-table.ts';

/** The file in the folder `keys` and the variable that a secret is given by. */
export function secretPlace(name: RingName, number: number) {
  const [file, variable] = [`${name}-secret`, `${name.toUpperCase()}_SECRET`];
  return number === 1 ? { file, variable } : { file: `${file}.${number}`, variable: `${variable}_${number}` };
}
