import { useText } from '@hanpan/client';
import { protectionTexts } from '@hanpan/messages';
import { Card, CardHeader, LinkButton } from '@hanpan/ui';
import { useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useHelp } from '../../app/use-help.ts';
import { HelpBodies, HelpBody } from './help-bodies.tsx';
import styles from './protection.module.css';

/** RG-19: how one complains, within what time the site answers, whom one turns to then, and who supervises the site. */
export function ComplaintsCard() {
  const t = useText(protectionTexts);
  const titleId = useId();
  const help = useHelp();
  if (help === undefined) return null;
  const { complaintDays, complaintsTo, regulators } = help;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('protection.complaints')} />
      <div className={styles.body}>
        <p>{t('protection.complain', { days: complaintDays })}</p>
        <div className={styles.ways}>
          <LinkButton as={AppLink} to="questionWrite">
            {t('protection.ask')}
          </LinkButton>
        </div>
        <p>{t(complaintsTo.length > 0 ? 'protection.beyond' : 'protection.beyondNone')}</p>
        {complaintsTo.length > 0 && <HelpBodies bodies={complaintsTo} />}
        {regulators.length > 0 && (
          <>
            <h3>{t('protection.regulator')}</h3>
            <ul className={styles.bodies}>
              {regulators.map(({ name, licence, link }) => (
                <HelpBody key={`${name} ${licence}`} name={name} link={link}>
                  {licence !== '' && <span>{t('protection.licence', { licence })}</span>}
                </HelpBody>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}
