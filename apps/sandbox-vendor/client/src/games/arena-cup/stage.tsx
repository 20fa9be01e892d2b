import { useEffect, useRef, useState } from 'react';
import { gameTranslator } from '../../messages/translate.ts';
import type { StageProps } from '../../virtual/parts.ts';
import { showArena } from './arena-stage.ts';
import { coloursOf } from './colours.ts';
import { cardOf, mapMs, mapsOver, outcomeOf, wonBy } from './match.ts';
import { teamName, texts } from './messages.ts';

/** The match as it is, with its maps above. */
export function Stage({ round, clockOffsetMs, lang }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = gameTranslator(texts, lang);
  const card = cardOf(round?.card);
  const outcome = outcomeOf(round?.outcome);
  const drawnAtMs = round?.drawnAtMs ?? null;
  const elapsed = () => (drawnAtMs === null ? null : Date.now() + clockOffsetMs - drawnAtMs);
  const scene = useRef({ card, outcome, elapsed });
  scene.current = { card, outcome, elapsed };
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
    </>
  );
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
