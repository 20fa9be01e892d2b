import { useText } from '@hanpan/client';
import type { Site } from '@hanpan/kit';
import { guideTexts } from '@hanpan/messages';
import { combinationPayout, combinedOddsMilli, evenReturn, oddsMilli, zero } from '@hanpan/money';
import { LinkButton, TabLink, TabLinks } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { useOddsText } from '../../app/odds-text.ts';
import { visit } from '../../app/urls.ts';
import styles from './guide.module.css';
import { type Fact, Facts, GuideSection, Steps } from './guide-article.tsx';
import { ScreenGuide } from './screen-guide.tsx';
import { useMoneyWords } from './use-money-words.ts';
import { type Way, wayOf, ways } from './ways.ts';

const titles = {
  screendescription: 'guide.screen.title',
  onefolderbetting: 'guide.one.title',
  twofolderbetting: 'guide.two.title',
} as const satisfies Record<Way, keyof typeof guideTexts>;

/** The three guides of the sports board (WR-04): reading it, a single bet, a combination. */
export function WayGuide({ type, site }: { type: string | undefined; site: Site }) {
  const t = useText(guideTexts);
  const way = wayOf(type);
  return (
    <>
      <TabLinks label={t('guide.ways')}>
        {ways.map((each) => (
          <TabLink key={each} as={AppLink} to={visit('gameway', { type: each })} current={each === way}>
            {t(titles[each])}
          </TabLink>
        ))}
      </TabLinks>
      {way === 'screendescription' ? (
        <ScreenGuide site={site} />
      ) : (
        <Betting key={way} way={way} site={site} />
      )}
      {/* Each guide has its own: one for all would jump, because the guides are not equally long. */}
      <div key={`${way}-next`} className={styles.actions}>
        <LinkButton as={AppLink} to="sport" variant="filled">
          {t('guide.toBoard')}
        </LinkButton>
      </div>
    </>
  );
}

function Betting({ way, site }: { way: Exclude<Way, 'screendescription'>; site: Site }) {
  const t = useText(guideTexts);
  const isSingle = way === 'onefolderbetting';
  const steps = [
    t('guide.step.choose'),
    ...(isSingle ? [] : [t('guide.step.chooseMore')]),
    t('guide.step.stake'),
    t('guide.step.place'),
    t('guide.step.follow'),
  ];
  return (
    <div className={styles.parts}>
      <GuideSection title={t(titles[way])} text={t(isSingle ? 'guide.one.text' : 'guide.two.text')}>
        <Facts
          facts={isSingle ? [] : [[t('guide.limits.legs'), t('guide.legs', { count: site.bet.maxLegs })]]}
        />
      </GuideSection>
      <GuideSection title={t('guide.steps')}>
        <Steps steps={steps} />
      </GuideSection>
      <Example isSingle={isSingle} site={site} />
    </div>
  );
}

const odds = [oddsMilli(1_850), oddsMilli(2_100)];

/** The stake is the site's own minimum, and every result is what settlement would pay. */
function Example({ isSingle, site }: { isSingle: boolean; site: Site }) {
  const t = useText(guideTexts);
  const oddsText = useOddsText();
  const money = useMoneyWords();
  const legs = isSingle ? odds.slice(0, 1) : odds;
  const stake = site.bet.minAmount;
  const product = isSingle
    ? legs.map(oddsText.price).join('')
    : `${legs.map(oddsText.price).join(' × ')} = ${oddsText.price(combinedOddsMilli(legs))}`;
  const oneVoid = [...legs.slice(1), evenReturn];
  const facts: readonly Fact[] = [
    [t('guide.example.stake'), money(stake)],
    [t('guide.example.odds'), product],
    [t('guide.example.payout'), money(combinationPayout(stake, legs))],
    [
      t(isSingle ? 'guide.example.ownVoided' : 'guide.example.voided'),
      money(combinationPayout(stake, oneVoid)),
    ],
    [t(isSingle ? 'guide.example.ownLost' : 'guide.example.lost'), money(zero)],
  ];
  return (
    <GuideSection title={t('guide.example')}>
      <Facts facts={facts} />
    </GuideSection>
  );
}
