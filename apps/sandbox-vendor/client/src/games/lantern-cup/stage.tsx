import { useEffect, useMemo, useRef, useState } from 'react';
import { gameTranslator, type TranslateGame } from '../../messages/translate.ts';
import { Before, Feed, type FeedLine } from '../../virtual/feed.tsx';
import type { Played } from '../../virtual/form.ts';
import type { StageProps } from '../../virtual/parts.ts';
import { incidentsOf, type Told, toldAt } from './incidents.ts';
import { cardOf, matchMs, minuteMs, outcomeOf, scoreAt } from './match.ts';
import { teamName, texts } from './messages.ts';
import { showPitch } from './pitch-stage.ts';
import { type Shirt as ShirtColours, shirtsOf } from './shirts.ts';

/** The match as it is, with its score and its minute above. */
export function Stage({ round, past, clockOffsetMs, lang }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = gameTranslator(texts, lang);
  const card = cardOf(round?.card);
  const outcome = outcomeOf(round?.outcome);
  const drawnAtMs = round?.drawnAtMs ?? null;
  const elapsed = () => (drawnAtMs === null ? null : Date.now() + clockOffsetMs - drawnAtMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round's outcome is told once, and its match is told from it.
  const incidents = useMemo(() => (outcome ? incidentsOf(outcome) : []), [round?.id, outcome === null]);
  const scene = useRef({ card, outcome, elapsed, goalText: '', incidents });
  scene.current = { card, outcome, elapsed, goalText: text('goal'), incidents };
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!canvas.current) return;
    const stop = showPitch(canvas.current, () => ({ ...scene.current, elapsedMs: scene.current.elapsed() }));
    const timer = setInterval(() => setTick((tick) => tick + 1), minuteMs);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  if (!card) return <canvas ref={canvas} />;
  const elapsedMs = elapsed();
  const score = outcome && elapsedMs !== null ? scoreAt(outcome, elapsedMs) : null;
  const minute = Math.min(90, Math.floor(Math.min(matchMs, elapsedMs ?? 0) / minuteMs));
  const names = { home: teamName(card.homeTeam, lang), away: teamName(card.awayTeam, lang) };
  const shirts = shirtsOf(card.homeTeam, card.awayTeam);
  const teams = [
    { id: card.homeTeam, name: names.home },
    { id: card.awayTeam, name: names.away },
  ];
  return (
    <>
      <canvas
        ref={canvas}
        data-phase={outcome ? 'running' : 'waiting'}
        role="img"
        aria-label={text('pitch', names)}
      />
      <div className="cup-score">
        <Shirt colours={shirts.home} />
        <b>{names.home}</b>
        <strong className="num">{score ? `${score.home} : ${score.away}` : '–'}</strong>
        <b>{names.away}</b>
        <Shirt colours={shirts.away} />
        <small className="num">{score ? `${minute}′` : text('kickOff')}</small>
      </div>
      {outcome && elapsedMs !== null ? (
        <Feed lines={linesOf(toldAt(incidents, elapsedMs), names, text)} lang={lang} />
      ) : (
        <Before teams={teams} past={past.map(({ summary }) => summary as unknown as Played)} lang={lang} />
      )}
    </>
  );
}

function linesOf(
  told: readonly Told[],
  names: Readonly<Record<'home' | 'away', string>>,
  text: TranslateGame<keyof (typeof texts)['ko']>,
): FeedLine[] {
  return told.map((each) => ({
    id: `${each.minute} ${each.kind}${each.home}${each.away}`,
    at: `${each.minute}′`,
    text: text(`told_${each.kind}`, {
      team: 'side' in each ? names[each.side] : '',
      home: each.home,
      away: each.away,
    }),
    isMain: mainKinds.has(each.kind),
  }));
}

const mainKinds: ReadonlySet<Told['kind']> = new Set(['goal', 'kickOff', 'halfTime', 'fullTime']);

function Shirt({ colours: [shirt, trim] }: { colours: ShirtColours }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M8 3l-6 4 3 5 2-1v10h10V11l2 1 3-5-6-4c-1 2-7 2-8 0z"
        fill={shirt}
        stroke={trim}
        strokeWidth="1.4"
      />
      <path d="M10.6 4.4h2.8V21h-2.8z" fill={trim} opacity=".8" />
    </svg>
  );
}
