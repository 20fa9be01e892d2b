/**
 * One line for the person at the terminal.
 *
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

const MOST_NAMED = 5;

/**
 * "a, b and 7 more".
 *
 * @param {string[]} names
 */
export function firstNames(names) {
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return `${names.slice(0, MOST_NAMED).join(', ')}${more}`;
}

/**
 * Ends the process with a sentence on standard error instead of a stack: for mistakes the operator can fix.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
