/**
 * One line for the person at the terminal.
 *
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
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
