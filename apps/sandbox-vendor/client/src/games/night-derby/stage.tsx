import { useEffect, useRef } from 'react';
import { gameTranslator } from '../../messages/translate.ts';
import type { StageProps } from '../../virtual/parts.ts';
import { showTrack } from './canvas/track-stage.ts';
import { cardOf, outcomeOf } from './card.ts';
import { horseName, placesIn, texts } from './messages.ts';

/** The race as it is: waiting at the start, running, or over. */
export function Stage({ round, clockOffsetMs, lang }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = gameTranslator(texts, lang);
  const card = cardOf(round?.card);
  const outcome = outcomeOf(round?.outcome);
  const drawnAtMs = round?.drawnAtMs ?? null;
  const places = placesIn(lang);
  const scene = useRef({ card, outcome, drawnAtMs, clockOffsetMs, places });
  scene.current = { card, outcome, drawnAtMs, clockOffsetMs, places };
  useEffect(() => {
    if (!canvas.current) return;
    return showTrack(canvas.current, () => {
      const { card, outcome, drawnAtMs, clockOffsetMs, places } = scene.current;
      const elapsedMs = drawnAtMs === null ? null : Date.now() + clockOffsetMs - drawnAtMs;
      return { card, outcome, elapsedMs, places };
    });
  }, []);
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
