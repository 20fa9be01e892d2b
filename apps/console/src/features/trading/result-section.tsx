import { useLocalText, useText } from '@hanpan/client';
import type { TradingDetail } from '@hanpan/contract';
import { PanelSection } from '@hanpan/kit';
import { consoleResultTexts } from '@hanpan/messages';
import { Button, DigitsInput, Select } from '@hanpan/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { CorrectionDialog } from './correction-dialog.tsx';
import styles from './event-detail.module.css';
import { useEventWords } from './event-words.ts';
import { type Correction, draftScores, type ScoreDraft, scoresOfDraft } from './result-draft.ts';
import { useMayCorrect } from './use-trading.ts';
import { VoidDialog } from './void-dialog.tsx';

const endings = ['played', 'called', 'not-played'] as const;

/** The result by hand, with the money it would move before anything happens; and what takes it all back. */
export function ResultSection({ detail }: { detail: TradingDetail }) {
  const t = useText(consoleResultTexts);
  const words = useEventWords();
  const local = useLocalText();
  const mayCorrect = useMayCorrect();
  const [typed, setTyped] = useState<readonly ScoreDraft[]>();
  // Until something is typed the fields follow the match: a score from a minute ago must not be settled by.
  const drafts = typed ?? draftScores(detail);
  const [ending, setEnding] = useState<(typeof endings)[number]>('played');
  const [asking, setAsking] = useState<Correction>();
  const [isVoiding, setVoiding] = useState(false);
  const [isOpened, setOpened] = useState(false);
  if (!mayCorrect) return null;
  const { eventId, state } = detail.event;
  const scores = scoresOfDraft(drafts);
  const base = { eventId, marketId: null, scores: [], ending: 'played' as const };
  const change = (scope: ScoreDraft['scope'], side: 'home' | 'away', value: string) =>
    setTyped(drafts.map((each) => (each.scope === scope ? { ...each, [side]: value } : each)));
  // While it is played nobody settles it by mistake: what does so is a press away.
  if (state === 'live' && !isOpened)
    return (
      <PanelSection title={t('consoleTrading.result')} note={t('consoleTrading.result.live')}>
        <div className={styles.row}>
          <Button size="sm" aria-expanded={false} onClick={() => setOpened(true)}>
            {t('consoleTrading.result.open')}
          </Button>
        </div>
      </PanelSection>
    );
  return (
    <PanelSection title={t('consoleTrading.result')} note={t('consoleTrading.result.note')}>
      {state !== 'soon' && (
        <>
          <Select
            size="sm"
            caption={t('consoleTrading.result.ending')}
            options={endings.map((value) => ({ value, label: t(`consoleTrading.result.ending.${value}`) }))}
            value={ending}
            onChange={setEnding}
          />
          {ending !== 'not-played' && (
            <div className={clsx(styles.score, styles.sides)}>
              <span />
              <b>{local(detail.event.home)}</b>
              <b>{local(detail.event.away)}</b>
            </div>
          )}
          {ending !== 'not-played' &&
            drafts.map(({ scope, home, away }) => (
              <div key={scope} className={styles.score}>
                <span>{words.scope(scope)}</span>
                <DigitsInput
                  maxLength={3}
                  aria-label={t('consoleTrading.result.home', { scope: words.scope(scope) })}
                  value={home}
                  onChange={(value) => change(scope, 'home', value)}
                />
                <DigitsInput
                  maxLength={3}
                  aria-label={t('consoleTrading.result.away', { scope: words.scope(scope) })}
                  value={away}
                  onChange={(value) => change(scope, 'away', value)}
                />
              </div>
            ))}
        </>
      )}
      <div className={styles.row}>
        {state !== 'soon' && (
          <Button
            size="sm"
            disabled={ending === 'played' && scores.length === 0}
            onClick={() =>
              setAsking({
                ...base,
                kind: 'result',
                ending,
                scores: ending === 'not-played' ? [] : scores,
              })
            }
          >
            {t('consoleTrading.result.preview')}
          </Button>
        )}
        <Button size="sm" variant="warn" onClick={() => setVoiding(true)}>
          {t('consoleTrading.void.open')}
        </Button>
      </div>
      {isVoiding && (
        <VoidDialog
          eventId={eventId}
          marketId={null}
          name={words.event(detail.event)}
          canTakeBack={state !== 'soon'}
          onClose={() => setVoiding(false)}
        />
      )}
      {asking && (
        <CorrectionDialog
          correction={asking}
          name={words.event(detail.event)}
          event={detail.event}
          onClose={() => setAsking(undefined)}
        />
      )}
    </PanelSection>
  );
}
