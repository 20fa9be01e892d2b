import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LanternsInfo } from '../../../../src/games/dokkaebi-lanterns/play-api.ts';
import marketUrl from '../../art/scene.svg';
import { Closed } from '../../cabinet/closed.tsx';
import { Hud } from '../../cabinet/hud.tsx';
import { InfoPanel } from '../../cabinet/info-panel.tsx';
import type { InfoProps } from '../../cabinet/info-props.ts';
import { NoticeBox } from '../../cabinet/notice-box.tsx';
import { gameOf, type PageProps } from '../../cabinet/page.ts';
import { usePageName } from '../../cabinet/use-page-name.ts';
import { gameTranslator, translator } from '../../messages/translate.ts';
import { StepsController } from '../../steps/steps-controller.ts';
import '../../styles/steps.css';
import alleyUrl from './art/alley.svg';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { Derivation, Pays, Rules } from './info.tsx';
import { Ladder } from './ladder.tsx';
import { boardOf, firstMines } from './lanterns.ts';
import './lanterns.css';
import { texts } from './messages.ts';
import { useLanternSounds } from './use-lantern-sounds.ts';

export default function LanternsPage({ api, sound, opened }: PageProps) {
  const [controller] = useState(() => new StepsController(api, sound, opened));
  const view = useSyncExternalStore(controller.subscribe, controller.view);
  const t = useMemo(() => translator(view.lang), [view.lang]);
  const text = useMemo(() => gameTranslator(texts, view.lang), [view.lang]);
  const [infoOpen, setInfoOpen] = useState(false);
  const game = gameOf(opened) as LanternsInfo;
  const [mines, setMines] = useState(() => firstMines(view.lastRound));
  const board = boardOf(game, view, mines);
  const chosenMines = board.mines;
  const pages = useMemo(() => pagesFor(chosenMines), [chosenMines]);
  usePageName(game.name[view.lang], view.lang);
  useLanternSounds(board, sound);

  useEffect(() => {
    void controller.resume();
    const refresh = () => void controller.refreshBalance();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [controller]);

  return (
    <div className="app steps lanterns">
      <picture>
        <source media="(min-width: 900px) and (min-aspect-ratio: 1 / 1)" srcSet={marketUrl} />
        <img className="steps-scene" src={alleyUrl} alt="" />
      </picture>
      <Hud
        view={view}
        t={t}
        api={api}
        onInfo={() => setInfoOpen(true)}
        onSound={() => void controller.toggleSound()}
      />
      <main className="lanterns-stage">
        <h1 className="sr-only">{game.name[view.lang]}</h1>
        <Ladder board={board} text={text} />
        <Board board={board} text={text} onPick={(cell) => void controller.act({ cell })} />
      </main>
      <Controls
        view={view}
        board={board}
        game={game}
        mines={mines}
        t={t}
        text={text}
        controller={controller}
        onMines={setMines}
      />
      <NoticeBox view={view} t={t} onDismiss={() => controller.dismissNotice()} />
      <Closed view={view} t={t} />
      {infoOpen && (
        <InfoPanel view={view} game={game} t={t} api={api} pages={pages} onClose={() => setInfoOpen(false)} />
      )}
    </div>
  );
}

/** The table of multipliers opens at what is played on the board. */
function pagesFor(chosenMines: number) {
  const ChosenPays = (props: InfoProps<LanternsInfo>) => <Pays {...props} chosenMines={chosenMines} />;
  return { Pays: ChosenPays, Rules, Derivation };
}
