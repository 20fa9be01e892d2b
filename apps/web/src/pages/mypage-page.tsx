import { useText } from '@hanpan/client';
import { accountTexts, pageTitleTexts } from '@hanpan/messages';
import { TabLink, TabLinks } from '@hanpan/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { useUnread } from '../app/session.ts';
import styles from './mypage-page.module.css';

/** The member's own pages, in the order in which they are looked at, by the place that each begins with. */
const tabs = {
  winLose: 'navigation.title.winLose',
  betList: 'navigation.title.bets',
  walletHistory: 'navigation.title.walletHistory',
  point: 'navigation.title.point',
  coupon: 'navigation.title.coupon',
  messageList: 'navigation.title.messages',
  attendance: 'navigation.title.attendance',
  rotary: 'navigation.title.rotary',
  protection: 'navigation.title.protection',
  info: 'navigation.title.info',
} as const;

export type MypageTab = keyof typeof tabs;

interface MypagePageProps {
  readonly tab: MypageTab;
  /** What a phone shows in place of the row of tabs. */
  readonly places?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page of the member's own: where one is, and what else there is. */
export function MypagePage({ tab, places, children }: MypagePageProps) {
  const t = useText(accountTexts);
  const names = useText(pageTitleTexts);
  const unread = useUnread();
  return (
    <>
      <TabLinks label={t('account.places')} className={clsx(styles.tabs, places && styles.wideOnly)}>
        {(Object.keys(tabs) as MypageTab[]).map((name) => (
          <TabLink
            key={name}
            as={AppLink}
            to={name}
            current={name === tab}
            count={name === 'messageList' && unread > 0 ? unread : undefined}
          >
            {names(tabs[name])}
          </TabLink>
        ))}
      </TabLinks>
      {places}
      {children}
    </>
  );
}
