import { useText } from '@hanpan/client';
import { isGameType } from '@hanpan/contract';
import type { Site } from '@hanpan/kit';
import { betTexts, guideTurnoverTexts } from '@hanpan/messages';
import { oddsMilli } from '@hanpan/money';
import { describeTurnoverRules, type TurnoverRule } from '@hanpan/rules';
import { useOddsText } from '../../app/odds-text.ts';
import styles from './guide.module.css';
import { type Fact, Facts, GuideSection, Points } from './guide-article.tsx';

type StakeRule = Exclude<TurnoverRule, { rule: 'weight' }>;

/** What has to be staked before a withdrawal, and which stakes count: the table that the server itself goes by. */
export function TurnoverGuide({ turnover }: { turnover: Site['turnover'] }) {
  const t = useText(guideTurnoverTexts);
  const bet = useText(betTexts);
  const sayRule = useRuleWords();
  const { depositPercent, rewardPercent, weights } = turnover;
  if (depositPercent === 0 && rewardPercent === 0) return null;
  const percentText = (percent: number) => t('guideTurnover.percent', { percent });
  const rules = describeTurnoverRules(weights);
  const stakeRules = rules.filter((rule): rule is StakeRule => rule.rule !== 'weight');
  const shares = rules.flatMap((rule): Fact[] =>
    rule.rule === 'weight' && isGameType(rule.family)
      ? [[bet(`bet.family.${rule.family}`), percentText(rule.percent)]]
      : [],
  );
  return (
    <GuideSection title={t('guideTurnover.title')} text={t('guideTurnover.text')}>
      <Facts
        facts={[
          [t('guideTurnover.deposit'), percentText(depositPercent)],
          [t('guideTurnover.reward'), percentText(rewardPercent)],
        ]}
      />
      <h3 className={styles.part}>{t('guideTurnover.which')}</h3>
      <Points points={stakeRules.map(sayRule)} />
      <h3 className={styles.part}>{t('guideTurnover.weights')}</h3>
      <Facts facts={shares} />
    </GuideSection>
  );
}

function useRuleWords(): (rule: StakeRule) => string {
  const t = useText(guideTurnoverTexts);
  const oddsText = useOddsText();
  return (rule) =>
    'minOddsMilli' in rule
      ? t(`guideTurnover.${rule.rule}`, { odds: oddsText.price(oddsMilli(rule.minOddsMilli)) })
      : t(`guideTurnover.${rule.rule}`);
}
