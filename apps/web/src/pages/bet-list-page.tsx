import { useText } from '@hanpan/client';
import { type RawSearch, readChoice, readPage, usePageSearch, useSite } from '@hanpan/kit';
import { betTexts, myBetTexts } from '@hanpan/messages';
import { SectionHead, TabPanel, Tabs } from '@hanpan/ui';
import { BetHistory } from '../features/bet-history/bet-history.tsx';
import { ReceiptButton } from '../features/bet-receipt/receipt-button.tsx';
import { ReplayButton } from '../features/bet-replay/replay-button.tsx';
import { BetWaitOf } from '../features/my-bets/bet-wait-of.tsx';
import { CashOutOf } from '../features/my-bets/cash-out-of.tsx';
import { SportsBets } from '../features/my-bets/sports-bets.tsx';
import { BetAgain } from './bet-again.tsx';
import styles from './bet-list-page.module.css';
import { MypagePage } from './mypage-page.tsx';

const views = ['all', 'sports'] as const;

interface ViewSearch {
  readonly view: (typeof views)[number];
  readonly page: number;
}

function readView(raw: RawSearch): ViewSearch {
  return { view: readChoice(raw.view, views, 'all'), page: readPage(raw.page) };
}

/** Every bet of every game as it was, or the sports bets as they stand now. */
export function BetListPage() {
  const t = useText(myBetTexts);
  const bet = useText(betTexts);
  const hasCashOut = useSite()?.cashOut === true;
  const [{ view }, change] = usePageSearch(readView);
  return (
    <MypagePage tab="betList">
      <SectionHead
        level={1}
        title={bet('bet.list.title')}
        note={view === 'sports' ? t('myBets.lead') : bet('bet.list.lead')}
      />
      <Tabs
        label={t('myBets.views')}
        tabs={views.map((value) => ({ value, label: t(`myBets.view.${value}`) }))}
        value={view}
        onChange={(next) => change({ view: next, page: 1 })}
      >
        <TabPanel value={view} className={styles.panel}>
          {view === 'sports' ? (
            <SportsBets actions={({ betIdx }) => <ReceiptButton betIdx={betIdx} />} />
          ) : (
            <BetHistory
              actions={(entry) => (
                <>
                  {entry.status === 'WAIT' && <BetWaitOf betIdx={entry.betIdx} />}
                  {entry.family === 'sports' && entry.status === 'BET' && hasCashOut && (
                    <CashOutOf bet={{ betIdx: entry.betIdx, status: entry.status, stake: entry.cash }} />
                  )}
                  {entry.family === 'sports' && <ReceiptButton betIdx={entry.betIdx} />}
                  {entry.hasReplay && <ReplayButton betIdx={entry.betIdx} />}
                  <BetAgain entry={entry} />
                </>
              )}
            />
          )}
        </TabPanel>
      </Tabs>
    </MypagePage>
  );
}
