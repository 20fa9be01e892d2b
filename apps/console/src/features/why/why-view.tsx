import { useLocale, useLocalText, useText, useTextIfAny } from '@hanpan/client';
import { cells, MemberName, PanelFacts, PanelSection } from '@hanpan/kit';
import { commonTexts, consoleWhyTexts } from '@hanpan/messages';
import { formatDecimal, formatOddsProduct } from '@hanpan/money';
import { Card, type Column, Money, Table, TimeText } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useLedgerNames } from '../../app/ledger-names.ts';
import { AccountMoney } from '../../app/parts/account-money.tsx';
import { urls } from '../../app/urls.ts';
import type { Why, WhyStep } from './use-why.ts';
import styles from './why.module.css';
import { WhyLegs } from './why-legs.tsx';
import { addsUp, productOf } from './why-odds.ts';

type Line = Why['ledger'][number];
/** What it is, what happened to it in order, and what that moved. */
export function WhyView({ why }: { why: Why }) {
  const t = useText(consoleWhyTexts);
  const textIfAny = useTextIfAny(consoleWhyTexts);
  const columns = useLineColumns();
  const unit = useUnit(why.worth);
  const { locale } = useLocale();
  const { amount: stake, paidAmount: paid } = why;
  const product = productOf(why);
  const odds = product && formatOddsProduct(product, locale);
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <PanelSection title={`${t(`consoleWhy.kind.${why.kind}`)} ${numberOf(why)}`}>
          <PanelFacts
            facts={[
              {
                label: t('consoleWhy.member'),
                value:
                  why.member === null ? (
                    '–'
                  ) : (
                    <Link to={urls.member} search={{ key: why.member.memberKey }}>
                      <MemberName row={why.member} />
                    </Link>
                  ),
              },
              {
                label: t('consoleWhy.status'),
                value: textIfAny(`consoleWhy.status.${why.status}`) ?? why.status,
              },
              ...(why.kind === 'refusal'
                ? []
                : [
                    // A booking is what was paid by it: there is no other amount.
                    ...(why.kind === 'commission'
                      ? []
                      : [{ label: t(amountWord(why.kind)), value: <Money amount={stake} unit={unit} /> }]),
                    {
                      label: t(why.kind === 'balance' ? 'consoleWhy.summedUp' : 'consoleWhy.paid'),
                      value: paid === null ? t('consoleWhy.open') : <Money amount={paid} unit={unit} />,
                    },
                  ]),
              ...(odds === undefined ? [] : [{ label: t('consoleWhy.odds'), value: odds }]),
            ]}
          />
          {odds !== undefined && paid !== null && addsUp(why) && (
            <p className={styles.sum}>{t('consoleWhy.sum', { stake, odds, paid })}</p>
          )}
        </PanelSection>
      </Card>
      {why.legs.length > 0 && (
        <Card className={styles.card}>
          <PanelSection title={t('consoleWhy.legs', { count: why.legs.length })}>
            <WhyLegs legs={why.legs} />
          </PanelSection>
        </Card>
      )}
      <Card className={styles.card}>
        <PanelSection title={t('consoleWhy.steps')}>
          <ol className={styles.steps}>
            {why.steps.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place.
              <Step key={place} step={step} worth={why.worth} />
            ))}
          </ol>
        </PanelSection>
      </Card>
      <Card className={styles.card}>
        <PanelSection title={t('consoleWhy.ledger')}>
          {why.ledger.length === 0 ? (
            <p className={cells.quiet}>{t('consoleWhy.ledgerNone')}</p>
          ) : (
            <Table
              caption={t('consoleWhy.ledger')}
              density="dense"
              columns={columns}
              rows={why.ledger}
              rowKey={({ transferId, account }) => `${transferId} ${account}`}
            />
          )}
        </PanelSection>
      </Card>
    </div>
  );
}

/** Its receipt; of what has none, its number without the word that the title says already. */
function numberOf({ receiptId }: Why): string {
  return receiptId.replace(/^(coupon|bonus|account):/, '');
}

type Worth = Why['worth'];

/** Points are told apart from won; undefined is the currency of the site. */
function useUnit(worth: Worth): string | undefined {
  const common = useText(commonTexts);
  return worth === 'point' ? common('common.point') : undefined;
}

/** What the first amount is, by what is explained. */
function amountWord(kind: Why['kind']) {
  if (kind === 'balance') return 'consoleWhy.balanceNow' as const;
  if (kind === 'bonus' || kind === 'coupon') return 'consoleWhy.worth' as const;
  return kind === 'point' ? ('consoleWhy.earned' as const) : ('consoleWhy.amount' as const);
}

/** What is owed and what counts is money that was staked, also where points came in. */
const inCash: readonly WhyStep['kind'][] = ['owed', 'counted'];

function Step({ step, worth }: { step: WhyStep; worth: Worth }) {
  const t = useText(consoleWhyTexts);
  const local = useLocalText();
  const { names } = step;
  const unit = useUnit(inCash.includes(step.kind) ? 'cash' : worth);
  return (
    <li>
      <TimeText atMs={Date.parse(step.at)} format="dateTimeSeconds" className={cells.quiet} />{' '}
      <b>{t(`consoleWhy.step.${step.kind}`)}</b>
      {step.amount !== null && (
        <>
          {' '}
          <Money amount={step.amount} tone="plain" unit={unit} />
        </>
      )}
      {names && <> · {local(names)}</>}
      {step.by !== null && (
        <span className={cells.quiet}> · {step.by === 'member' ? t('consoleWhy.member') : step.by}</span>
      )}
      {step.address !== null && (
        <span className={cells.quiet}> · {t('consoleWhy.address', { address: step.address })}</span>
      )}
      {step.sum && <SumWords sum={step.sum} unit={unit} />}
      {step.note !== '' && <p className={cells.quiet}>{step.note}</p>}
    </li>
  );
}

/** How an amount comes about: what, how many, of which sum, at which rate. */
function SumWords({ sum, unit }: { sum: NonNullable<WhyStep['sum']>; unit: string | undefined }) {
  const { what, count, base, basisPoints } = sum;
  const t = useText(consoleWhyTexts);
  const textIfAny = useTextIfAny(consoleWhyTexts);
  const { locale } = useLocale();
  const names = useLedgerNames();
  return (
    <span className={cells.quiet}>
      {' '}
      · {textIfAny(`consoleWhy.what.${what}`) ?? names.flow(what)}
      {count > 1 && <> · {t('consoleWhy.count', { count })}</>}
      {base !== null && (
        <>
          {' '}
          · <Money amount={base} tone="plain" unit={unit} />
        </>
      )}
      {basisPoints !== null && (
        <>
          {what === 'turnoverDone' ? ' · ' : ' × '}
          {formatDecimal(String(basisPoints / 100), locale)}%
        </>
      )}
    </span>
  );
}

function useLineColumns(): Column<Line>[] {
  const t = useText(consoleWhyTexts);
  const names = useLedgerNames();
  return [
    {
      key: 'at',
      header: t('consoleWhy.at'),
      phone: 'meta',
      cell: ({ postedAt }) => <TimeText atMs={Date.parse(postedAt)} format="dateTimeSeconds" />,
    },
    { key: 'flow', header: t('consoleWhy.flow'), phone: 'main', cell: ({ flow }) => names.flow(flow) },
    {
      key: 'account',
      header: t('consoleWhy.account'),
      phone: 'state',
      cell: ({ account }) => names.kind(account),
    },
    {
      key: 'amount',
      header: t('consoleWhy.amount'),
      align: 'end',
      phone: 'money',
      cell: ({ amount, account }) => <AccountMoney kind={account} amount={amount} signed tone="plain" />,
    },
    {
      key: 'balance',
      header: t('consoleWhy.balance'),
      align: 'end',
      phone: 'hidden',
      cell: ({ balanceAfter, account }) => <AccountMoney kind={account} amount={balanceAfter} tone="plain" />,
    },
  ];
}
