import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { RoomInfo } from '../../../src/rooms/room-api.ts';
import { Closed } from '../cabinet/closed.tsx';
import { type GamePage, gameOf, type PageProps } from '../cabinet/page.ts';
import { usePageName } from '../cabinet/use-page-name.ts';
import { useView } from '../cabinet/use-view.ts';
import { gameTranslator, translator } from '../messages/translate.ts';
import { roomTexts } from '../rooms/messages/texts.ts';
import { returnedByBet, untold } from '../rooms/own-bets.ts';
import { Bar } from '../rooms/parts/bar.tsx';
import { ReplayBar } from '../rooms/parts/replay-bar.tsx';
import { Status } from '../rooms/parts/status.tsx';
import { Told } from '../rooms/parts/told.tsx';
import { Top } from '../rooms/parts/top.tsx';
import { RoomController } from '../rooms/room-controller.ts';
import { stakedOf, wonBets } from '../rooms/room-view.ts';
import '../rooms/styles/palettes.css';
import '../rooms/styles/room.css';
import '../rooms/styles/room-info.css';
import '../rooms/styles/stage.css';
import '../styles/steps.css';
import { useResultShown } from '../rooms/use-result-shown.ts';
import { VirtualInfo } from './info.tsx';
import type { VirtualParts } from './parts.ts';
import { Side } from './side.tsx';
import './virtual.css';
import './bets.css';
import '../rooms/styles/small.css';

export function virtualPage(parts: VirtualParts): GamePage {
  return (props) => <VirtualPage {...props} parts={parts} />;
}

/** A race or a match that everybody in the room sees: the picture, what can be bet on, and what became of it. */
function VirtualPage({ api, sound, opened, parts }: PageProps & { parts: VirtualParts }): ReactNode {
  const [controller] = useState(() => new RoomController(api, sound, opened));
  const view = useView(controller);
  const [t, tc] = useMemo(
    () => [gameTranslator(roomTexts, view.lang), translator(view.lang)] as const,
    [view.lang],
  );
  const [infoOpen, setInfoOpen] = useState(false);
  const info = gameOf(opened) as RoomInfo;
  const { lang } = view;
  usePageName(info.name[lang], lang);
  useEffect(() => controller.begin(), [controller]);
  useEffect(() => {
    const refresh = () => void controller.refreshBalance();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [controller]);

  const state = view.room;
  const round = state?.round ?? null;
  const outcome = round?.outcome ?? null;
  const isShown = useResultShown(controller, view, parts.resultAtMs);
  if (!state || view.phase === 'closed') {
    return (
      <div className="app">
        <Closed view={view} t={tc} />
      </div>
    );
  }
  const open = round?.state === 'open';
  const last = state.past.at(-1);
  return (
    <div className="app room virtual" data-palette={info.palette}>
      <Top
        view={view}
        info={info}
        isShown={isShown}
        t={t}
        tc={tc}
        onInfo={() => setInfoOpen(true)}
        onSound={controller.toggleSound}
      />
      <main className="virtual-main">
        <div className="virtual-stage" data-feed={parts.hasFeed === true}>
          <parts.Stage
            round={round}
            past={state.past}
            info={info}
            clockOffsetMs={view.clockOffsetMs}
            lang={lang}
          />
          <Status
            view={view}
            bettingMs={info.bettingMs}
            drawing="playing"
            result={outcome && isShown ? parts.resultText(outcome, lang) : null}
            before={last ? parts.pastText(last.summary, lang) : null}
            t={t}
            tc={tc}
          />
        </div>
        <div className="virtual-market">
          {round?.card && (
            <parts.Market
              state={state}
              card={round.card}
              lang={lang}
              own={stakedOf(state.mine)}
              laid={view.laid}
              won={isShown ? wonBets(round.returns ?? {}) : null}
              returned={isShown ? returnedByBet(state.mine) : {}}
              open={open}
              onLay={(bet) => controller.lay(bet)}
            />
          )}
        </div>
      </main>
      <Side
        api={view.mode === 'play' ? api : null}
        state={outcome && !isShown ? untold(state) : state}
        parts={parts}
        lang={lang}
        tc={tc}
      />
      {view.mode === 'play' ? (
        <Bar view={view} info={info} t={t} tc={tc} controller={controller} open={open}>
          <Told
            view={view}
            betName={(bet) => parts.betName(bet, lang, round?.card ?? null)}
            t={t}
            tc={tc}
            onDismiss={() => controller.dismiss()}
          />
        </Bar>
      ) : (
        <ReplayBar view={view} isShown={isShown} t={t} tc={tc} />
      )}
      {infoOpen && (
        <VirtualInfo
          view={view}
          info={info}
          parts={parts}
          api={api}
          t={t}
          tc={tc}
          onClose={() => setInfoOpen(false)}
        />
      )}
    </div>
  );
}
