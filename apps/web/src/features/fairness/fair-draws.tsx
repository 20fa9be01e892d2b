import { useCallQuery, useText } from '@hanpan/client';
import { Loaded, serverNow } from '@hanpan/kit';
import { fairTexts } from '@hanpan/messages';
import {
  Card,
  CardHeader,
  Field,
  IconButton,
  PartialNotice,
  SkeletonRows,
  TextInput,
  TimeText,
} from '@hanpan/ui';
import { DrawProof } from './draw-proof.tsx';
import styles from './fairness.module.css';
import {
  beaconRoundOf,
  type Commitment,
  drawOfMoment,
  drawToShow,
  type FairSearch,
  type Reveal,
} from './model.ts';
import { useSeriesWords } from './use-series-words.ts';

/** A draw that is due is revealed within moments; until then it is asked for again. */
const askAgainMs = 10_000;

interface FairDrawsProps {
  readonly commitment: Commitment;
  readonly search: FairSearch;
  readonly onDraw: (draw: number) => void;
}

/** The draws of a series, one at a time. */
export function FairDraws({ commitment, search, onDraw }: FairDrawsProps) {
  const t = useText(fairTexts);
  const words = useSeriesWords();
  const played = usePlayed(search.event);
  const { announcement, digest } = commitment;
  const { series, draws } = announcement;
  const draw =
    search.draw === 0 && played !== undefined
      ? drawOfMoment(announcement, played)
      : drawToShow(announcement, search.draw, serverNow());
  const query = useCallQuery('/api/fair/reveal', { series, draw }, { refetchInterval: askAgainMs });
  const isDraw = (value: number) => Number.isInteger(value) && value >= 1 && value <= draws;
  return (
    <Card aria-labelledby="fair-draws">
      <CardHeader title={words.draw(announcement, draw) ?? t('fair.draw')} titleId="fair-draws" />
      <div className={styles.body}>
        <div className={styles.choose}>
          <IconButton
            icon="chevronLeft"
            label={t('fair.previous')}
            disabled={draw <= 1}
            onClick={() => onDraw(draw - 1)}
          />
          <Field label={t('fair.drawNumber', { count: draws })}>
            <TextInput
              key={draw}
              inputMode="numeric"
              defaultValue={draw}
              onChange={({ target }) => {
                const value = Number(target.value);
                if (isDraw(value)) onDraw(value);
              }}
            />
          </Field>
          <IconButton
            icon="chevronRight"
            label={t('fair.next')}
            disabled={draw >= draws}
            onClick={() => onDraw(draw + 1)}
          />
        </div>
        <Loaded
          query={query}
          errorTitle={t('fair.errorTitle')}
          errorBody={() => t('fair.errorBody')}
          skeleton={<SkeletonRows rows={8} columns={2} />}
        >
          {(reveal) => (
            <Draw
              reveal={reveal}
              digest={digest}
              draw={draw}
              beaconRound={beaconRoundOf(announcement, draw)}
            />
          )}
        </Loaded>
      </div>
    </Card>
  );
}

/** When something last happened in a match that is over, in seconds of play: what was not needed was never opened. */
function usePlayed(eventId: number): number | undefined {
  const { data } = useCallQuery('/api/sport/event', { eventId }, { enabled: eventId > 0 });
  if (data?.event.phase !== 'ended') return undefined;
  return data.incidents[0]?.atSeconds;
}

interface DrawProps {
  readonly reveal: Reveal;
  readonly digest: string;
  readonly draw: number;
  /** The round of a beacon that it is bound to, known before it is out. */
  readonly beaconRound: number | undefined;
}

function Draw({ reveal, digest, draw, beaconRound }: DrawProps) {
  const t = useText(fairTexts);
  const { state, drawAt, proof, voidReason } = reveal;
  return (
    <>
      <p className={styles.note}>
        {`${t('fair.drawAt')} `}
        <TimeText atMs={Date.parse(drawAt)} format="dateTimeSeconds" />
      </p>
      {beaconRound !== undefined && (
        <p className={styles.note}>{t('fair.beaconRound', { round: String(beaconRound) })}</p>
      )}
      {state === 'waiting' && <PartialNotice>{t('fair.state.waiting')}</PartialNotice>}
      {voidReason !== null && <PartialNotice tone="warn">{t(`fair.state.${voidReason}`)}</PartialNotice>}
      {proof !== null && <DrawProof proof={proof} digest={digest} draw={draw} />}
    </>
  );
}
