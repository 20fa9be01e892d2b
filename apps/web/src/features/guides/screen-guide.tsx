import { useText } from '@hanpan/client';
import type { Site } from '@hanpan/kit';
import { guideTexts } from '@hanpan/messages';
import { combinationPayout, oddsMilli } from '@hanpan/money';
import { Icon } from '@hanpan/ui';
import clsx from 'clsx';
import { useOddsText } from '../../app/odds-text.ts';
import guide from './guide.module.css';
import { GuideSection } from './guide-article.tsx';
import styles from './screen-guide.module.css';
import { useMoneyWords } from './use-money-words.ts';

const steps = ['step1', 'step2', 'step3', 'step4'] as const;
const [home, draw] = [oddsMilli(1_850), oddsMilli(3_400)];

/** The board in small with its parts numbered, and what each is for (WR-04). */
export function ScreenGuide({ site }: { site: Site }) {
  const t = useText(guideTexts);
  return (
    <GuideSection title={t('guide.screen.title')}>
      <div className={styles.columns}>
        <div role="img" aria-label={t('guide.picture.label')}>
          <Picture site={site} />
        </div>
        <dl className={guide.terms}>
          {steps.map((step, at) => (
            <div key={step} className={styles.term}>
              <dt>
                <Mark number={at + 1} />
                {t(`guide.screen.${step}`)}
              </dt>
              <dd>{t(`guide.screen.${step}Text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </GuideSection>
  );
}

function Mark({ number }: { number: number }) {
  return <span className={styles.mark}>{number}</span>;
}

/** Made of real text, so that it is as legible on a phone as the page; nothing in it can be pressed. */
function Picture({ site }: { site: Site }) {
  const t = useText(guideTexts);
  const oddsText = useOddsText();
  const money = useMoneyWords();
  const stake = site.bet.minAmount;
  return (
    <div aria-hidden="true" className={styles.picture}>
      <div className={styles.board}>
        <div className={styles.match}>
          <Mark number={1} />
          <span className={styles.teams}>
            <small>{t('guide.picture.league')}</small>
            <b>
              {t('guide.picture.home')} <span className={styles.versus}>vs</span> {t('guide.picture.away')}
            </b>
          </span>
        </div>
        <div className={styles.odds}>
          <span className={clsx(styles.odd, styles.chosen)}>
            <small>{t('guide.picture.win')}</small>
            <b>{oddsText.price(home)}</b>
            <Mark number={2} />
          </span>
          <span className={styles.odd}>
            <small>{t('guide.picture.draw')}</small>
            <b>{oddsText.price(draw)}</b>
          </span>
          <span className={clsx(styles.odd, styles.locked)}>
            <small>{t('guide.picture.lose')}</small>
            <Icon name="lock" size={16} />
            <Mark number={3} />
          </span>
        </div>
      </div>
      <div className={styles.slip}>
        <div className={styles.match}>
          <Mark number={4} />
          <b>{t('guide.screen.step4')}</b>
        </div>
        <p>
          <span>
            {t('guide.picture.home')} · {t('guide.picture.win')}
          </span>
          <b>{oddsText.price(home)}</b>
        </p>
        <p>
          <span>{t('guide.example.stake')}</span>
          <b>{money(stake)}</b>
        </p>
        <p className={styles.payout}>
          <span>{t('guide.example.payout')}</span>
          <b>{money(combinationPayout(stake, [home]))}</b>
        </p>
      </div>
    </div>
  );
}
