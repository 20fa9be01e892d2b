import { useText } from '@hanpan/client';
import type { Site } from '@hanpan/kit';
import { guideTexts } from '@hanpan/messages';
import { LinkButton } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './guide.module.css';
import { Facts, GuideSection, Terms } from './guide-article.tsx';
import { TurnoverGuide } from './turnover-guide.tsx';
import { useMoneyWords } from './use-money-words.ts';

/** How sports bets work here, with the limits of the site. */
export function BettingGuide({ site: { bet, turnover } }: { site: Site }) {
  const t = useText(guideTexts);
  const money = useMoneyWords();
  return (
    <>
      <GuideSection title={t('guide.limits.title')} text={t('guide.limits.text')}>
        <Facts
          facts={[
            [t('guide.limits.min'), money(bet.minAmount)],
            [t('guide.limits.max'), money(bet.maxAmount)],
            [t('guide.limits.win'), money(bet.maxWinAmount)],
            [t('guide.limits.legs'), t('guide.legs', { count: bet.maxLegs })],
          ]}
        />
      </GuideSection>
      <GuideSection title={t('guide.markets.title')}>
        <Terms
          terms={[
            [t('guide.markets.result'), t('guide.markets.resultText')],
            [t('guide.markets.handicap'), t('guide.markets.handicapText')],
            [t('guide.markets.total'), t('guide.markets.totalText')],
            [t('guide.markets.special'), t('guide.markets.specialText')],
          ]}
        />
      </GuideSection>
      <GuideSection title={t('guide.odds.title')} text={t('guide.odds.text')} />
      <GuideSection title={t('guide.void.title')} text={t('guide.void.text')} />
      <GuideSection title={t('guide.settle.title')} text={t('guide.settle.text')} />
      <TurnoverGuide turnover={turnover} />
      <div className={styles.actions}>
        <LinkButton as={AppLink} to="sport" variant="filled">
          {t('guide.toBoard')}
        </LinkButton>
        <LinkButton as={AppLink} to="questionWrite">
          {t('guide.toAsk')}
        </LinkButton>
      </div>
    </>
  );
}
