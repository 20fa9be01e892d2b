import { useText } from '@hanpan/client';
import { boardTexts } from '@hanpan/messages';
import { SectionHead, TabLink, TabLinks } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../app/app-link.tsx';
import type { PlainName } from '../app/urls.ts';
import styles from './support-page.module.css';

/** The pages of the customer centre, in the order in which they help. */
const tabs = {
  main: 'csCenter',
  notice: 'noticeList',
  qna: 'qnaList',
  faq: 'faq',
  account: 'accountQuestion',
  betting: 'bettingGuide',
  game: 'gameGuide',
  board: 'board',
} as const satisfies Record<string, PlainName>;

export type SupportTab = keyof typeof tabs;

interface SupportPageProps {
  readonly tab: SupportTab;
  /** Left out where the page itself begins with its title. */
  readonly title?: string;
  readonly note?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page of the customer centre: where one is, and what else there is. */
export function SupportPage({ tab, title, note, actions, children }: SupportPageProps) {
  const t = useText(boardTexts);
  return (
    <div className={styles.page}>
      {title && <SectionHead level={1} title={title} note={note} actions={actions} />}
      <TabLinks label={t('board.tabs')} className={styles.tabs}>
        {(Object.keys(tabs) as SupportTab[]).map((name) => (
          <TabLink key={name} as={AppLink} to={tabs[name]} current={name === tab}>
            {t(`board.tab.${name}`)}
          </TabLink>
        ))}
      </TabLinks>
      {children}
    </div>
  );
}
