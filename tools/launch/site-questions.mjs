import { parseArgs } from 'node:util';

const QUESTIONS = [
  { option: 'key', field: 'key', asks: 'Key of the site (small letters, digits, hyphens): ' },
  { option: 'name', field: 'name', asks: 'Name of the site, as its members read it: ' },
  { option: 'host', field: 'host', asks: 'Host name of its own (empty: that of PUBLIC_URL): ' },
  { option: 'operator', field: 'operatorId', asks: 'Id of the operator whom it belongs to: ' },
];

export const SITE_USAGE = 'npm run site:create -- --key KEY --name NAME --host HOST --operator ID';

/**
 * What a new site is called, from the arguments; what they leave out is asked for. Without somebody to ask (`ask`
 * undefined) only the host may be left out. Throws an Error with a sentence.
 *
 * @param {string[]} args
 * @param {((question: string) => Promise<string>) | undefined} ask
 * @returns {Promise<{ key: string, name: string, host: string, operatorId: string }>}
 */
export async function readNewSite(args, ask) {
  const given = readOptions(args);
  const site = { key: '', name: '', host: '', operatorId: '' };
  for (const { option, field, asks } of QUESTIONS) {
    if (given[option] === undefined && ask === undefined && option !== 'host')
      throw new Error(`--${option} is missing: ${SITE_USAGE}`);
    site[field] = (given[option] ?? (await ask?.(asks)) ?? '').trim();
  }
  return site;
}

/**
 * @param {string[]} args
 */
function readOptions(args) {
  const options = Object.fromEntries(
    QUESTIONS.map(({ option }) => [option, { type: /** @type {const} */ ('string') }]),
  );
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${error.message}\n${SITE_USAGE}`);
  }
}
