import { useText } from '@hanpan/client';
import type { Site } from '@hanpan/kit';
import { guideGamesTexts, guideTexts } from '@hanpan/messages';
import { LinkButton, SectionHead } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './guide.module.css';
import { type Fact, Facts, GuideSection } from './guide-article.tsx';
import { useMoneyWords } from './use-money-words.ts';

function useLimits() {
  const t = useText(guideTexts);
  const money = useMoneyWords();
  return ({ minAmount, maxAmount, unitAmount }: Site['deposit']): readonly Fact[] => [
    [t('guide.cash.min'), money(minAmount)],
    [t('guide.cash.max'), money(maxAmount)],
    [t('guide.cash.unit'), money(unitAmount)],
  ];
}

/** The way of money through the site, with its limits and hours, and how to keep it safe. */
export function GameGuide({ site }: { site: Site }) {
  const t = useText(guideTexts);
  const games = useText(guideGamesTexts);
  const limits = useLimits();
  const { withdrawalClosedFrom: from, withdrawalClosedTo: to } = site;
  const closed = from === to ? t('guide.none') : t('guide.hours', { from, to });
  return (
    <>
      <SectionHead title={games('guideGames.money')} />
      <div className={styles.parts}>
        <GuideSection title={t('guide.deposit.title')} text={t('guide.deposit.text')}>
          <Facts facts={limits(site.deposit)} />
        </GuideSection>
        <GuideSection title={t('guide.withdrawal.title')} text={t('guide.withdrawal.text')}>
          <Facts facts={[...limits(site.withdrawal), [t('guide.cash.closed'), closed]]} />
        </GuideSection>
        <GuideSection title={t('guide.point.title')} text={t('guide.point.text')}>
          <Facts facts={[[t('guide.point.min'), t('guide.points', { count: site.pointMinAmount })]]} />
        </GuideSection>
        <GuideSection title={t('guide.money.title')} text={t('guide.money.text')} />
        <GuideSection title={t('guide.safe.title')} text={t('guide.safe.text')} />
        <GuideSection title={t('guide.limit.title')} text={t('guide.limit.text')} />
      </div>
      <div className={styles.actions}>
        <LinkButton as={AppLink} to="questionWrite" variant="filled">
          {t('guide.toAsk')}
        </LinkButton>
      </div>
    </>
  );
}
