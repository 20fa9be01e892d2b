import type { Tx } from '@hanpan/db';

/** More statements than one function of a store has any reason to run: a loop that never ends. */
const mostStatements = 100;

/**
 * Stands for any argument and any row: calling it, reading from it and iterating it yield itself, and where a plain
 * value is needed it converts to one.
 */
export const anything: unknown = new Proxy(() => undefined, {
  apply: () => anything,
  construct: () => anything as object,
  get(_, property) {
    if (property === 'then') return undefined;
    if (property === 'length') return 1;
    if (property === Symbol.toPrimitive) return () => 1;
    if (property === Symbol.iterator) return () => [anything].values();
    return anything;
  },
});

/** Records every statement instead of running it, and returns rows of `anything`. */
export function recordingQueryable(): { readonly tx: Tx; readonly texts: ReadonlySet<string> } {
  const texts = new Set<string>();
  let count = 0;
  const record = (text: string) => {
    count += 1;
    if (count > mostStatements) throw new Error(`more than ${mostStatements} statements`);
    texts.add(text);
  };
  const tx: Tx = {
    transaction: true,
    rows: async <Row>(text: string) => {
      record(text);
      return [anything as Row];
    },
    row: async <Row>(text: string) => {
      record(text);
      return anything as Row;
    },
    run: async (text) => {
      record(text);
      return 1;
    },
    prepared: async <Row>(_: string, text: string) => {
      record(text);
      return [anything as Row];
    },
  };
  return { tx, texts };
}
