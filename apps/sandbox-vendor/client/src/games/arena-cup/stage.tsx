import { useEffect, useMemo, useRef, useState } from 'react';
import { gameTranslator, type TranslateGame } from '../../messages/translate.ts';
import { Before, Feed, type FeedLine } from '../../virtual/feed.tsx';
import type { Played } from '../../virtual/form.ts';
import type { StageProps } from '../../virtual/parts.ts';
import { showArena } from './arena-stage.ts';
import { coloursOf } from './colours.ts';
import { type ArenaEvent, eventsOf } from './events.ts';
import { cardOf, type MatchOutcome, mapMs, mapsOver, outcomeOf, type Side, wonBy } from './match.ts';
import { teamName, texts } from './messages.ts';

/** The match as it is, with its maps above. */
export function Stage({ round, past, clockOffsetMs, lang }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = gameTranslator(texts, lang);
  const card = cardOf(round?.card);
  const outcome = outcomeOf(round?.outcome);
  const drawnAtMs = round?.drawnAtMs ?? null;
  const elapsed = () => (drawnAtMs === null ? null : Date.now() + clockOffsetMs - drawnAtMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round's outcome is told once, and its match is told from it.
  const events = useMemo(() => (outcome ? eventsOf(outcome) : []), [round?.id, outcome === null]);
  const scene = useRef({ card, outcome, elapsed, events });
  scene.current = { card, outcome, elapsed, events };
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!canvas.current) return;
    const stop = showArena(canvas.current, () => ({ ...scene.current, elapsedMs: scene.current.elapsed() }));
    const timer = setInterval(() => setTick((tick) => tick + 1), 300);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  const elapsedMs = elapsed();
  const over = outcome && elapsedMs !== null ? mapsOver(outcome, elapsedMs) : [];
  const map =
    outcome && elapsedMs !== null ? Math.min(outcome.maps.length, Math.floor(elapsedMs / mapMs) + 1) : 0;
  const names = { home: teamName(card?.homeTeam ?? '', lang), away: teamName(card?.awayTeam ?? '', lang) };
  return (
    <>
      <canvas
        ref={canvas}
        data-phase={outcome ? 'running' : 'waiting'}
        role="img"
        aria-label={text('arena', names)}
      />
      {card && (
        <div className="arena-score">
          <Team id={card.homeTeam} name={names.home} />
          <strong className="num">
            {wonBy(over, 'home')} : {wonBy(over, 'away')}
          </strong>
          <Team id={card.awayTeam} name={names.away} />
          <small>{map > 0 ? text('mapNow', { map }) : text('soon')}</small>
        </div>
      )}
      {outcome && elapsedMs !== null ? (
        <Feed
          lines={linesOf(
            events.filter(({ atMs }) => atMs <= elapsedMs),
            names,
            text,
          )}
          lang={lang}
        />
      ) : (
        card && (
          <Before
            teams={[
              { id: card.homeTeam, name: names.home },
              { id: card.awayTeam, name: names.away },
            ]}
            past={past.map(({ summary }) => playedOf(outcomeOf(summary)))}
            lang={lang}
          />
        )
      )}
    </>
  );
}

function playedOf(outcome: MatchOutcome | null): Played {
  const { homeTeam = '', awayTeam = '', maps = [] } = outcome ?? {};
  return { homeTeam, awayTeam, home: wonBy(maps, 'home'), away: wonBy(maps, 'away') };
}

function linesOf(
  events: readonly ArenaEvent[],
  names: Readonly<Record<Side, string>>,
  text: TranslateGame<keyof (typeof texts)['ko']>,
): FeedLine[] {
  return events.map((event) => {
    const map = event.map + 1;
    const team = 'side' in event ? names[event.side] : '';
    const { home, away } = 'home' in event ? event : { home: 0, away: 0 };
    const lane = event.kind === 'tower' ? text(`lane_${event.lane as 0 | 1 | 2}`) : '';
    return {
      id: `${event.kind} ${event.atMs} ${lane}${team}`,
      at: text('mapShort', { map }),
      text: text(`told_${event.kind}`, { team, lane, home, away }),
      isMain: event.kind !== 'tower',
    };
  });
}

function Team({ id, name }: { id: string; name: string }) {
  const [colour, light] = coloursOf(id);
  return (
    <span className="arena-team">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1l9 4v7c0 6-4 9-9 11-5-2-9-5-9-11V5z" fill={colour} stroke={light} strokeWidth="1.5" />
        <circle cx="12" cy="11" r="4" fill={light} />
      </svg>
      <b>{name}</b>
    </span>
  );
}
