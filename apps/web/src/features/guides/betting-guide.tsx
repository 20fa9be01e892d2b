import { useLocale, useText } from '@hanpan/client';
import type { Site } from '@hanpan/kit';
import { guideTexts } from '@hanpan/messages';
import { houseRuleBooks, houseRulesOf } from '@hanpan/rules';
import { formatDay, LinkButton } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './guide.module.css';
import { Facts, GuideSection, Terms } from './guide-article.tsx';
import { TurnoverGuide } from './turnover-guide.tsx';
import { useMoneyWords } from './use-money-words.ts';

/** What else holds for every bet, in the order in which somebody asks for it. */
const published = ['players', 'outcome', 'live', 'errors', 'charges'] as const;

/** For how many hours a match may be broken off. */
const brokenOff = {
  hours: houseRulesOf('soccer').resumeWithinMinutes / 60,
  baseball: houseRulesOf('baseball').resumeWithinMinutes / 60,
};

/** How sports bets work here, with the limits of the site. */
export function BettingGuide({ site: { bet, turnover } }: { site: Site }) {
  const t = useText(guideTexts);
  const { locale } = useLocale();
  const money = useMoneyWords();
  return (
    <>
      <div className={styles.parts}>
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
        <GuideSection title={t('guide.rules.title')} text={t('guide.rules.text')}>
          <Facts
            facts={houseRuleBooks
              .toReversed()
              .map(({ version, since }) => [t('guide.rules.version', { version }), formatDay(since, locale)])}
          />
        </GuideSection>
        <GuideSection title={t('guide.unplayed.title')} text={t('guide.unplayed.text', brokenOff)} />
        {published.map((part) => (
          <GuideSection key={part} title={t(`guide.${part}.title`)} text={t(`guide.${part}.text`)} />
        ))}
        <TurnoverGuide turnover={turnover} />
      </div>
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
