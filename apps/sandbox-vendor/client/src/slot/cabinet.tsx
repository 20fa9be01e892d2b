import { useEffect, useRef } from 'react';
import type { ReelInfo, SlotInfo } from '../../../src/games/slot-api.ts';
import roofUrl from '../art/roof.svg';
import { symbolArt } from '../art/symbol-art.ts';
import type { Translate } from '../messages/translate.ts';
import type { SynthSound } from '../sound.ts';
import type { SlotController } from './slot-controller.ts';
import type { SlotParts } from './slot-parts.ts';
import { symbolName } from './symbol-name.ts';
import { TickerLine } from './ticker-line.tsx';
import type { SlotView } from './view.ts';
import { waysThrough } from './ways.ts';

interface CabinetProps<Info extends SlotInfo> {
  view: SlotView;
  game: Info;
  t: Translate;
  controller: SlotController;
  sound: SynthSound;
  parts: SlotParts<Info>;
}

/** A tiled gate with the reels between its pillars. */
export function Cabinet<Info extends SlotInfo>(props: CabinetProps<Info>) {
  const { view, game, t, controller, sound, parts } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const begun = useRef(false);
  const { lang } = view;

  useEffect(() => {
    if (!canvas.current || begun.current) return;
    begun.current = true;
    const picture = parts.picture(canvas.current, game, sound, lang);
    void picture.load().then(() => controller.begin(picture));
  }, [controller, sound, game, parts, lang]);

  return (
    <main className="stage">
      <div className="cabinet">
        <img className="roof" src={roofUrl} alt="" />
        <h1 className="signboard">{game.name[view.lang]}</h1>
        <div className="beam">
          <Ways ways={waysShown(props)} most={mostWaysOf(game)} t={t} />
        </div>
        <div className="bay">
          <span className="pillar" />
          <div className="reels" data-phase={view.phase}>
            <canvas ref={canvas} role="img" aria-label={gridText(props)} />
          </div>
          <span className="pillar" />
          {[0, 1].map((side) => (
            <img key={side} className="hanging-lantern" src={symbolArt.lantern} alt="" />
          ))}
        </div>
        <div className="sill">
          <TickerLine view={view} game={game} t={t} />
        </div>
      </div>
    </main>
  );
}

/** Where every spin has another number of rows, how many ways it has is what a player looks at first. */
function Ways({ ways, most, t }: { ways: number | null; most: number | undefined; t: Translate }) {
  if (most === undefined) return null;
  const text = ways === null ? t('label.mostWays', { ways: most }) : t('label.waysNow', { ways });
  return <p className="ways num">{text}</p>;
}

/** At rest the reels show the spin that was paid for, whatever free spins came after it. */
function waysShown<Info extends SlotInfo>({ view, parts }: CabinetProps<Info>): number | null {
  if (view.phase !== 'ready' || !view.lastRound) return view.ways;
  return waysThrough(parts.symbolsOf(view.lastRound));
}

function mostWaysOf(game: SlotInfo & { facts?: ReelInfo['facts'] }): number | undefined {
  return game.facts?.mostWays;
}

/** The resting symbols in words, reel by reel. */
function gridText<Info extends SlotInfo>({ view, game, parts, t }: CabinetProps<Info>): string {
  if (view.phase !== 'ready' || !view.lastRound) return t('hint.spinning');
  const reels = parts.symbolsOf(view.lastRound);
  return reels
    .map((symbols) => symbols.map((symbol) => symbolName(symbol, game.art, t)).join(', '))
    .join(' / ');
}
