import { useLocale, useText } from '@hanpan/client';
import { serverNow, useSite, zoneName } from '@hanpan/kit';
import { navigationTexts, shellTexts } from '@hanpan/messages';
import { AppLink } from '../app/app-link.tsx';
import { useSiteName } from '../app/site.ts';
import { useHelp } from '../app/use-help.ts';
import styles from './footer.module.css';
import type { MenuEntry, NavigationWord } from './menu-entries.ts';

/** FT-01, in the specification's order. */
const entries: readonly MenuEntry<NavigationWord>[] = [
  { to: 'charge', name: 'navigation.charge' },
  { to: 'exchange', name: 'navigation.exchange' },
  { to: 'noticeList', name: 'navigation.notice' },
  { to: 'qnaList', name: 'navigation.qna' },
  { to: 'faqList', name: 'navigation.faq' },
  { to: 'betList', name: 'navigation.bets' },
  { to: 'point', name: 'navigation.pointList' },
  { to: 'messageList', name: 'navigation.messageBox' },
  { to: 'info', name: 'navigation.editInfo' },
];

export function Footer() {
  const t = useText(navigationTexts);
  const shell = useText(shellTexts);
  const site = useSite();
  const { locale } = useLocale();
  const year = String(new Date(serverNow()).getFullYear());
  const name = useSiteName();
  const regulators = useHelp()?.regulators ?? [];
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('navigation.footer')}>
        <ul className={styles.links}>
          {entries.map(({ to, name: key }) => (
            <li key={to}>
              <AppLink to={to}>{t(key)}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {site && (
        <p className={styles.say}>
          {site.moneyMode === 'play' && <>{shell('shell.playNotice')} </>}
          {shell('shell.age', { age: site.memberPolicy.legalAgeYears })}{' '}
          <AppLink to="protection">{t('navigation.title.protection')}</AppLink>
        </p>
      )}
      <p className={styles.documents}>
        <AppLink to="terms">{t('navigation.title.terms')}</AppLink>
        <AppLink to="privacy">{t('navigation.title.privacy')}</AppLink>
      </p>
      {regulators.length > 0 && (
        <p className={styles.say}>
          {regulators.map(({ name: regulator, licence, link }) => (
            <span key={`${regulator} ${licence}`}>
              {link === '' ? (
                regulator
              ) : (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {regulator}
                </a>
              )}{' '}
              {licence !== '' && shell('shell.licence', { licence })}{' '}
            </span>
          ))}
        </p>
      )}
      <p className={styles.last}>
        <span>{shell('shell.copyright', { year, site: name })}</span>
        {site && <span>{shell('shell.zone', { zone: zoneName(site.timeZone, locale) })}</span>}
      </p>
    </footer>
  );
}
