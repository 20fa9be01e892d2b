import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LanternsInfo } from '../../../../src/games/dokkaebi-lanterns/play-api.ts';
import marketUrl from '../../art/scene.svg';
import { Closed } from '../../cabinet/closed.tsx';
import { Hud } from '../../cabinet/hud.tsx';
import { InfoPanel } from '../../cabinet/info-panel.tsx';
import type { InfoProps } from '../../cabinet/info-props.ts';
import { NoticeBox } from '../../cabinet/notice-box.tsx';
import { gameOf, type PageProps } from '../../cabinet/page.ts';
import { useLetters } from '../../cabinet/use-letters.ts';
import { usePageName } from '../../cabinet/use-page-name.ts';
import { useView } from '../../cabinet/use-view.ts';
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
  const view = useView(controller);
  const t = useMemo(() => translator(view.lang), [view.lang]);
  const text = useMemo(() => gameTranslator(texts, view.lang), [view.lang]);
  const [infoOpen, setInfoOpen] = useState(false);
  const pick = useCallback((cell: number) => void controller.act({ cell }), [controller]);
  const openInfo = useCallback(() => setInfoOpen(true), []);
  const game = gameOf(opened) as LanternsInfo;
  const [mines, setMines] = useState(() => firstMines(view.lastRound));
  const { open, ended, stakeAmount, busy } = view;
  const board = useMemo(
    () => boardOf(game, { open, ended, stakeAmount, busy }, mines),
    [game, open, ended, stakeAmount, busy, mines],
  );
  const chosenMines = board.mines;
  const pages = useMemo(() => pagesFor(chosenMines), [chosenMines]);
  usePageName(game.name[view.lang], view.lang);
  useLetters(view.lang, texts[view.lang]);
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
      <Hud view={view} t={t} api={api} onInfo={openInfo} onSound={controller.toggleSound} />
      <main className="lanterns-stage">
        <h1 className="sr-only">{game.name[view.lang]}</h1>
        <Ladder
          ladder={board.ladder}
          picks={board.picks}
          state={board.state}
          mines={board.mines}
          text={text}
        />
        <Board board={board} text={text} onPick={pick} />
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
