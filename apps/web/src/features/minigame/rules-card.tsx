import { useLocale, useText } from '@hanpan/client';
import { useMiniWords } from '@hanpan/kit';
import { minigameTexts, pageTitleTexts } from '@hanpan/messages';
import { type MiniMarket, miniMarkets, spansOf } from '@hanpan/rules';
import { Card, CardHeader, MoreLink } from '@hanpan/ui';
import { memo } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { gameGuideOf } from '../../app/game-guides.ts';
import type { MiniBoard } from './model.ts';
import styles from './rules-card.module.css';

/** How a round is drawn, what each selection means, and how much may be staked and won: before anybody bets. */
export const RulesCard = memo(function RulesCard({ board }: { board: MiniBoard }) {
  const t = useText(minigameTexts);
  const title = useText(pageTitleTexts);
  const words = useMiniWords();
  const { locale } = useLocale();
  const { game, limits } = board;
  const won = (amount: number) => amount.toLocaleString(locale);
  return (
    <Card aria-labelledby="mini-rules">
      <CardHeader
        title={t('minigame.rules')}
        titleId="mini-rules"
        actions={
          <MoreLink as={AppLink} to={gameGuideOf(game)}>
            {title('navigation.title.gameGuide')}
          </MoreLink>
        }
      />
      <div className={styles.body}>
        <p>{t(`minigame.rules.${game}`)}</p>
        <dl className={styles.markets}>
          {miniMarkets(game, board.rules).map((market) => (
            <div key={market.code}>
              <dt>{words.market(market.code)}</dt>
              <dd>
                <Rule market={market} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          {t('minigame.rules.pays', {
            min: won(limits.minAmount),
            max: won(limits.maxAmount),
            win: won(limits.maxWinAmount),
          })}
        </p>
      </div>
    </Card>
  );
});

/** What makes the selections of a market true: the numbers of each, or what they have in common. */
function Rule({ market }: { market: MiniMarket }) {
  const t = useText(minigameTexts);
  const words = useMiniWords();
  const spans = spansOf(market);
  if (spans !== null)
    return spans.map(({ pick, from, to }) => `${words.pick(market.code, pick)} ${from}–${to}`).join(' · ');
  const { code } = market;
  if (code === 'ladder_start') return t('minigame.rules.start');
  if (code === 'ladder_end') return t('minigame.rules.end');
  if (code === 'ladder_result') return t('minigame.rules.result');
  if (code === 'pb_number') return t('minigame.rules.number');
  return t(code.endsWith('_combo') ? 'minigame.rules.combo' : 'minigame.rules.oddEven');
}
