import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * An absolute path inside the checkout.
 *
 * @param {string[]} parts
 */
export function inRoot(...parts) {
  return join(root, ...parts);
}
