import { useEffect, useRef } from 'react';
import roofUrl from '../art/roof.svg';
import { symbolArt } from '../art/symbol-art.ts';
import type { GameController, Opening } from '../game/game-controller.ts';
import type { View } from '../game/view.ts';
import type { Translate } from '../messages.ts';
import { ReelStage } from '../reels/reel-stage.ts';
import type { SynthSound } from '../sound.ts';
import { TickerLine } from './ticker-line.tsx';

interface CabinetProps {
  view: View;
  t: Translate;
  controller: GameController;
  sound: SynthSound;
  opening: Opening;
}

/** A tiled gate with the reels between its pillars. */
export function Cabinet({ view, t, controller, sound, opening }: CabinetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (!canvas.current || begun.current) return;
    begun.current = true;
    const stage = new ReelStage(canvas.current, (reel) => sound.reelStop(reel));
    void stage.load().then(() => controller.begin(stage, opening));
  }, [controller, sound, opening]);

  return (
    <main className="stage">
      <div className="cabinet">
        <img className="roof" src={roofUrl} alt="" />
        <h1 className="signboard">{view.game?.name[view.lang] ?? ''}</h1>
        <div className="beam" />
        <div className="bay">
          <span className="pillar" />
          <div className="reels" data-phase={view.phase}>
            <canvas ref={canvas} role="img" aria-label={gridText(view, t)} />
          </div>
          <span className="pillar" />
          {[0, 1].map((side) => (
            <img key={side} className="hanging-lantern" src={symbolArt.lantern} alt="" />
          ))}
        </div>
        <div className="sill">
          <TickerLine view={view} t={t} />
        </div>
      </div>
    </main>
  );
}

/** The resting symbols in words, reel by reel. */
function gridText(view: View, t: Translate): string {
  const event = view.lastRound?.book.events[0];
  if (view.phase !== 'ready' || event?.type !== 'reveal') return t('hint.spinning');
  return event.grid.map((window) => window.map((symbol) => t(`symbol.${symbol}`)).join(', ')).join(' / ');
}
