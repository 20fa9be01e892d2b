import { useText } from '@hanpan/client';
import { consoleShellTexts, consoleSignificantTexts } from '@hanpan/messages';
import { Card } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { type PlaceName, urls } from '../../app/urls.ts';
import { useActionWords } from '../../app/use-action-words.ts';
import styles from './significant.module.css';

type OfKey = keyof typeof consoleSignificantTexts & `consoleSignificant.of.${string}`;
type Kind = OfKey extends `consoleSignificant.of.${infer Name}` ? Name : never;
type Word = 'here' | 'serverLog' | 'health' | 'provider';

interface Where {
  readonly kind: Kind;
  readonly words?: readonly Word[];
  /** Pages of the console; of the audit log with the beginning of the actions' names. */
  readonly pages?: readonly { readonly name: PlaceName; readonly action?: string }[];
}

/** The seventeen kinds in the order in which the standard names them (OPS-1). */
const kinds: readonly Where[] = [
  { kind: 'failed-logins', words: ['serverLog'], pages: [{ name: 'logins' }] },
  { kind: 'errors', words: ['serverLog'] },
  { kind: 'outages', words: ['serverLog', 'health'] },
  { kind: 'wins', words: ['here'] },
  { kind: 'stakes', words: ['here'] },
  { kind: 'voids', pages: [{ name: 'audit', action: 'sports.' }] },
  { kind: 'outside', pages: [{ name: 'audit' }, { name: 'ledger' }] },
  { kind: 'parameters', pages: [{ name: 'audit', action: 'settings.change' }] },
  {
    kind: 'games',
    pages: [
      { name: 'audit', action: 'catalogue.' },
      { name: 'audit', action: 'vendor.' },
    ],
  },
  { kind: 'jackpots', words: ['provider'] },
  { kind: 'bonuses', words: ['here'], pages: [{ name: 'audit', action: 'settings.change' }] },
  { kind: 'clocks', words: ['serverLog', 'health'] },
  { kind: 'adjustments', pages: [{ name: 'adjustments' }, { name: 'audit', action: 'adjustment.' }] },
  { kind: 'personal', pages: [{ name: 'audit', action: 'member.' }, { name: 'personalAccess' }] },
  { kind: 'deactivation', pages: [{ name: 'audit', action: 'member.' }] },
  { kind: 'payments', words: ['here'] },
  { kind: 'negative', words: ['here'] },
];

/** Where an auditor finds each kind: only some are events of this page. */
export function WhereCard() {
  const t = useText(consoleSignificantTexts);
  const shell = useText(consoleShellTexts);
  const wordsOf = useActionWords();
  return (
    <Card as="section" className={styles.card} aria-label={t('consoleSignificant.whereTitle')}>
      <h2 className={styles.heading}>{t('consoleSignificant.whereTitle')}</h2>
      <ol className={styles.kinds}>
        {kinds.map(({ kind, words = [], pages = [] }) => (
          <li key={kind}>
            <b>{t(`consoleSignificant.of.${kind}`)}</b>
            <span className={styles.places}>
              {words.map((word) => (
                <span key={word}>{t(`consoleSignificant.${word}`)}</span>
              ))}
              {pages.map(({ name, action }) => (
                <Link
                  key={`${name} ${action}`}
                  to={urls[name]}
                  search={action === undefined ? {} : { action }}
                >
                  {shell(`consoleShell.${name}`)}
                  {action !== undefined && ` (${wordsOf(action)})`}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
