import { useText } from '@hanpan/client';
import type { RateType } from '@hanpan/contract';
import { partnerTexts } from '@hanpan/messages';
import { TextInput, VisuallyHidden } from '@hanpan/ui';
import { clsx } from 'clsx';
import { Fragment, useId } from 'react';
import { usePartnerWords } from '../frame/words.ts';
import {
  type BoundRate,
  basisPointsOf,
  boundsOf,
  isUnbound,
  type RateDraft,
  type RateKind,
  rateKinds,
  rateProblem,
} from './model.ts';
import styles from './rates.module.css';

interface RateFieldsProps {
  readonly rates: readonly BoundRate[];
  readonly draft: RateDraft;
  readonly onChange: (type: RateType, kind: RateKind, text: string) => void;
  readonly isReadOnly: boolean;
  readonly nick: string;
}

/** A line for each game type: the rate, between what the partner above has and what is left there, where somebody is above. */
export function RateFields({ rates, nick, ...rest }: RateFieldsProps) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const hasAbove = !isUnbound(rates);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('partner.game')}</th>
          {rateKinds.map((kind) => (
            <Fragment key={kind}>
              {hasAbove && (
                <th scope="col" className={styles.figure}>
                  {t('partner.rates.above', { kind: t(`partner.kind.${kind}`) })}
                </th>
              )}
              <th scope="col" className={styles.figure}>
                {t('partner.rates.own', { kind: t(`partner.kind.${kind}`) })}
              </th>
              {hasAbove && (
                <th scope="col" className={clsx(styles.figure, styles.rest)}>
                  {t('partner.rates.margin')}
                </th>
              )}
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.gameType}>
            <th scope="row">{words.type(rate.gameType)}</th>
            {rateKinds.map((kind) => (
              <RateCells key={kind} rate={rate} kind={kind} hasAbove={hasAbove} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
      <VisuallyHidden as="caption">{t('partner.rates.of', { nick })}</VisuallyHidden>
    </table>
  );
}

type RateCellsProps = Pick<RateFieldsProps, 'draft' | 'onChange' | 'isReadOnly'> & {
  readonly rate: BoundRate;
  readonly kind: RateKind;
  readonly hasAbove: boolean;
};

function RateCells({ rate, kind, hasAbove, draft, onChange, isReadOnly }: RateCellsProps) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const problemId = useId();
  const bounds = boundsOf(rate, kind);
  const { above, most, least } = bounds;
  const text = draft[rate.gameType][kind];
  const problem = isReadOnly ? undefined : rateProblem(text, bounds);
  const typed = basisPointsOf(text);
  const name = t('partner.rates.field', { type: words.type(rate.gameType), kind: t(`partner.kind.${kind}`) });
  return (
    <>
      {hasAbove && <td className={styles.figure}>{above === null ? '–' : words.percent(above)}</td>}
      <td className={styles.figure}>
        {isReadOnly ? (
          <b>{words.percent(bounds.now)}</b>
        ) : (
          <>
            <TextInput
              size="sm"
              inputMode="decimal"
              aria-label={name}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && problemId}
              maxLength={6}
              value={text}
              className={styles.input}
              onChange={(event) => onChange(rate.gameType, kind, event.target.value)}
            />
            <span id={problemId} aria-live="polite" className={styles.problem}>
              {problem &&
                t(`partner.rates.problem.${problem}`, {
                  most: words.percent(most),
                  least: words.percent(least),
                })}
            </span>
          </>
        )}
      </td>
      {hasAbove && (
        <td className={styles.margin}>
          {above === null || typed === undefined || typed > above ? '–' : words.percent(above - typed)}
        </td>
      )}
    </>
  );
}
