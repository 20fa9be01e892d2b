import type { Locale } from './text.ts';

/**
 * The language whose words a built page carries; undefined where all of them are there: on the server, in tests and
 * while developing. The bundler replaces this file (ADR 11).
 */
export const pageLocale = undefined as Locale | undefined;
