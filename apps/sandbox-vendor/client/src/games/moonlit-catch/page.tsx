import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CatchInfo } from '../../../../src/games/moonlit-catch/play-api.ts';
import { Closed } from '../../cabinet/closed.tsx';
import { Hud } from '../../cabinet/hud.tsx';
import { InfoPanel } from '../../cabinet/info-panel.tsx';
import { NoticeBox } from '../../cabinet/notice-box.tsx';
import { gameOf, type PageProps } from '../../cabinet/page.ts';
import { useLetters } from '../../cabinet/use-letters.ts';
import { usePageName } from '../../cabinet/use-page-name.ts';
import { useView } from '../../cabinet/use-view.ts';
import { gameTranslator, translator } from '../../messages/translate.ts';
import { StepsController } from '../../steps/steps-controller.ts';
import '../../styles/steps.css';
import pondUrl from './art/pond.svg';
import './catch.css';
import { Controls } from './controls.tsx';
import { Derivation, Pays, Rules } from './info.tsx';
import { magazineOf } from './magazine.ts';
import { texts } from './messages.ts';
import { PondCanvas } from './pond-canvas.tsx';
import { ReplayCard } from './replay-card.tsx';
import { useHunt } from './use-hunt.ts';

export default function CatchPage({ api, sound, opened }: PageProps) {
  const [controller] = useState(() => new StepsController(api, sound, opened));
  const view = useView(controller);
  const t = useMemo(() => translator(view.lang), [view.lang]);
  const text = useMemo(() => gameTranslator(texts, view.lang), [view.lang]);
  const [infoOpen, setInfoOpen] = useState(false);
  const openInfo = useCallback(() => setInfoOpen(true), []);
  const game = gameOf(opened) as CatchInfo;
  const hunt = useHunt(api, controller, sound, {
    isPlay: opened.mode === 'play',
    idleMs: game.idleMs,
  });
  const magazine = magazineOf(view, hunt.told);
  usePageName(game.name[view.lang], view.lang);
  useLetters(view.lang, texts[view.lang]);

  useEffect(() => {
    void controller.resume();
    const refresh = () => void controller.refreshBalance();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [controller]);

  return (
    <div className="app steps catch">
      <img className="steps-scene" src={pondUrl} alt="" />
      <Hud view={view} t={t} api={api} onInfo={openInfo} onSound={controller.toggleSound} />
      <main className="catch-stage">
        <h1 className="sr-only">{game.name[view.lang]}</h1>
        {opened.mode === 'play' ? (
          <>
            <PondCanvas
              link={hunt.link}
              attach={hunt.attach}
              shoot={hunt.shoot}
              canShoot={magazine !== null && magazine.left > 0}
              game={game}
              text={text}
            />
            <p className="catch-others num">{text('others', { count: Math.max(1, hunt.others) })}</p>
          </>
        ) : (
          <ReplayCard round={opened.replay.round} text={text} t={t} />
        )}
      </main>
      {opened.mode === 'play' && <Controls {...{ view, magazine, hunt, game, t, text, controller }} />}
      <NoticeBox view={view} t={t} onDismiss={() => controller.dismissNotice()} />
      <Closed view={view} t={t} />
      {infoOpen && (
        <InfoPanel
          view={view}
          game={game}
          t={t}
          api={api}
          pages={{ Pays, Rules, Derivation }}
          onClose={() => setInfoOpen(false)}
        />
      )}
    </div>
  );
}
