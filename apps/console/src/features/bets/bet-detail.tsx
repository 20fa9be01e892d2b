import { useLocale, useLocalText, useText, useTextIfAny } from '@hanpan/client';
import { LegBadge, MemberName, PanelFacts, PanelSection, useChoiceWords } from '@hanpan/kit';
import { betTexts, consoleBetTexts } from '@hanpan/messages';
import { formatOdds, oddsFromDecimal } from '@hanpan/money';
import { buttonClass, Money, TimeText } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { WhyLink } from '../../app/parts/why-link.tsx';
import { urls } from '../../app/urls.ts';
import { BetBadge } from './bet-columns.tsx';
import styles from './bet-detail.module.css';
import type { BetRow } from './model.ts';

/** One bet or round: its money, its selections with their results, and the ways to its member and to how it came about. */
export function BetDetail({ row }: { row: BetRow }) {
  const t = useText(consoleBetTexts);
  const familyText = useTextIfAny(betTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  const { type, settledAt, possibleCash, totalOdds, refusal, settlementCount } = row;
  const familyName = familyText(`bet.family.${row.gameType}`) ?? row.gameType;
  const facts = [
    { label: t('consoleBets.member'), value: <MemberName row={row} /> },
    { label: t('consoleBets.receipt'), value: <span className={styles.receipt}>{row.receiptId}</span> },
    {
      label: t('consoleBets.group'),
      value: row.betCalResults.length === 0 ? `${familyName} · ${local(row.name)}` : familyName,
    },
    { label: t('consoleBets.at'), value: <Moment at={row.placedAt} /> },
    { label: t('consoleBets.type'), value: <BetBadge row={row} /> },
    ...(refusal === null
      ? []
      : [{ label: t('consoleBets.refused'), value: t(`consoleBets.refusal.${refusal}`) }]),
    { label: t('consoleBets.stake'), value: <Money amount={row.cash} tone="plain" /> },
    ...(totalOdds === null
      ? []
      : [{ label: t('consoleBets.odds'), value: formatOdds(oddsFromDecimal(totalOdds), locale) }]),
    ...(possibleCash === null
      ? []
      : [{ label: t('consoleBets.possible'), value: <Money amount={possibleCash} tone="plain" /> }]),
    ...(type === 'wait' || settledAt === null
      ? []
      : [
          { label: t('consoleBets.paid'), value: <Money amount={row.winCash} tone="plain" /> },
          { label: t('consoleBets.result'), value: <Money amount={row.resultCash} tone="plain" signed /> },
          { label: t('consoleBets.settledAt'), value: <Moment at={settledAt} /> },
        ]),
  ];
  return (
    <>
      <PanelSection
        isLead
        title={t('consoleBets.title')}
        {...(row.isTest && { note: t('consoleBets.test') })}
      >
        <PanelFacts facts={facts} />
        {settlementCount > 1 && (
          <p className={styles.note}>
            {t('consoleBets.resettled', { count: settlementCount })}{' '}
            <Money amount={row.adjustedCash} tone="plain" signed />
          </p>
        )}
      </PanelSection>
      {row.betCalResults.length > 0 && (
        <PanelSection title={t('consoleBets.choices')}>
          <ul className={styles.choices}>
            {row.betCalResults.map((choice) => (
              <Choice key={`${choice.key} ${choice.kind} ${choice.pick}`} choice={choice} />
            ))}
          </ul>
        </PanelSection>
      )}
      <p className={styles.links}>
        <Link to={urls.member} search={{ key: row.memberKey }} className={buttonClass({ size: 'sm' })}>
          {t('consoleBets.toMember')}
        </Link>
        <WhyLink of={row.receiptId} />
      </p>
    </>
  );
}

function Moment({ at }: { at: string }) {
  return <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" />;
}

function Choice({ choice }: { choice: BetRow['betCalResults'][number] }) {
  const wordsOf = useChoiceWords();
  const { locale } = useLocale();
  const { game, market, pick } = wordsOf(choice);
  const { result, homeScore, awayScore } = choice;
  const score = homeScore === null || awayScore === null ? '' : ` ${homeScore}:${awayScore}`;
  return (
    <li className={styles.choice}>
      <b>{pick}</b>
      <span className={styles.odds}>{formatOdds(oddsFromDecimal(choice.odds), locale)}</span>
      <span className={styles.game}>{`${game}${score} · ${market}`}</span>
      <LegBadge result={result} size="sm" />
    </li>
  );
}
