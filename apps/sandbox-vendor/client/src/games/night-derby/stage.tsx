import { useEffect, useMemo, useRef } from 'react';
import { gameTranslator } from '../../messages/translate.ts';
import type { StageProps } from '../../virtual/parts.ts';
import { linkTrack, type TrackLink } from './canvas/track-link.ts';
import { cardOf, outcomeOf } from './card.ts';
import { horseName, placesIn, texts } from './messages.ts';

/** The race as it is: waiting at the start, running, or over. */
export function Stage({ round, clockOffsetMs, lang }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const link = useRef<TrackLink>(undefined);
  const text = gameTranslator(texts, lang);
  const card = cardOf(round?.card);
  const outcome = outcomeOf(round?.outcome);
  const drawnAtMs = round?.drawnAtMs ?? null;
  const told = useMemo(
    () => ({
      card: card && { race: card.race, runners: card.runners },
      outcome: outcome && { race: outcome.race, runners: outcome.runners, order: outcome.order },
      drawnAtMs,
      clockOffsetMs,
      places: placesIn(lang),
    }),
    [card, outcome, drawnAtMs, clockOffsetMs, lang],
  );
  const first = useRef(told);
  useEffect(() => {
    if (!canvas.current) return;
    const linked = linkTrack(canvas.current, first.current);
    link.current = linked;
    return () => linked.end();
  }, []);
  useEffect(() => link.current?.tell(told), [told]);
  const runners = (card?.runners ?? []).map(({ gate, horse }) =>
    text('gate', { gate, horse: horseName(horse, lang) }),
  );
  return (
    <canvas
      ref={canvas}
      data-phase={outcome ? 'running' : 'waiting'}
      role="img"
      aria-label={text('track', { runners: runners.join(', ') })}
    />
  );
}
