/** As the default of `vendor.round_ends_after`: vendors end what was left open themselves after two days. */
const usual = '3 days';
/** What is bet on may be played many months later, and its vendor says what became of it, however late. */
const endsAfter: Readonly<Record<string, string>> = { gr8: '400 days' };

/** How long a round of a vendor of this dialect may be open before it is settled by what is known of it; an interval of SQL. */
export function roundEndsAfter(dialect: string): string {
  return endsAfter[dialect] ?? usual;
}

/**
 * Where an open round does not say that somebody plays: a sports bet waits for its match, and a round may be a whole session that
 * nobody ends.
 */
export const dialectsOfLongRounds: readonly string[] = ['gr8', 'slotegrator'];
