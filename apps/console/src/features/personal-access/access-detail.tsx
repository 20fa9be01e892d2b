import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { consolePersonalAccessTexts } from '@hanpan/messages';
import { TimeText } from '@hanpan/ui';
import { useScreenWords } from '../../app/use-screen-words.ts';
import { operatorOf } from './access-columns.tsx';
import styles from './personal-access.module.css';
import type { AccessRow } from './use-personal-access.ts';

/** One look: who, when, from where, on which screen, and whose data it showed. */
export function AccessDetail({ row }: { row: AccessRow }) {
  const t = useText(consolePersonalAccessTexts);
  const screenOf = useScreenWords();
  const { at, call, address, members, memberCount } = row;
  return (
    <>
      <PanelSection isLead title={screenOf(call)}>
        <PanelFacts
          facts={[
            {
              label: t('consoleAccess.at'),
              value: <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" />,
            },
            { label: t('consoleAccess.operator'), value: operatorOf(row) },
            { label: t('consoleAccess.address'), value: address },
            { label: t('consoleAccess.call'), value: <code className={styles.call}>{call}</code> },
          ]}
        />
      </PanelSection>
      <PanelSection title={`${t('consoleAccess.members')} ${memberCount}`}>
        {memberCount > members.length && (
          <p className={styles.quiet}>
            {t('consoleAccess.onlyFirst', { shown: members.length, all: memberCount })}
          </p>
        )}
        <ul className={styles.members}>
          {members.map((memId) => (
            <li key={memId}>{memId}</li>
          ))}
        </ul>
      </PanelSection>
    </>
  );
}
