/** What a pool says itself, and a limit of time is one of it: a driver that reads one of these in a URL lets the URL win. */
const ownOfPools: ReadonlySet<string> = new Set([
  'options',
  'application_name',
  'fallback_application_name',
  'statement_timeout',
  'idle_in_transaction_session_timeout',
  'query_timeout',
]);

export interface Addressed {
  readonly connectionString: string;
  /** Options of the server for a connection; undefined where nobody has any. */
  readonly options: string | undefined;
}

/**
 * A URL without what would take the place of a pool's own settings. Its options stand before `ours`: of two that name the same
 * setting the server takes the later one. Everything else of the URL stays as it was written.
 */
export function addressed(url: string, ours?: string): Addressed {
  const [address = '', query = ''] = url.split(/\?([^#]*)/, 2);
  const pairs = query.split('&').filter((pair) => pair !== '');
  const named = pairs.flatMap((pair) => [...new URLSearchParams(pair)].map((entry) => ({ pair, entry })));
  const theirs = named.findLast(({ entry: [name] }) => name === 'options')?.entry[1];
  const kept = named.filter(({ entry: [name] }) => !ownOfPools.has(name)).map(({ pair }) => pair);
  const options = [theirs, ours].filter((each) => each !== undefined && each !== '').join(' ');
  return {
    connectionString: kept.length === 0 ? address : `${address}?${kept.join('&')}`,
    options: options === '' ? undefined : options,
  };
}
