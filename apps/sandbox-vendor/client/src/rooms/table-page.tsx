import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { RoomInfo } from '../../../src/rooms/room-api.ts';
import { Closed } from '../cabinet/closed.tsx';
import { gameOf, type PageProps } from '../cabinet/page.ts';
import { usePageName } from '../cabinet/use-page-name.ts';
import { useView } from '../cabinet/use-view.ts';
import { gameTranslator, translator } from '../messages/translate.ts';
import { TableScene } from './art/scene.tsx';
import { betName } from './bet-names.ts';
import type { ShownGame } from './games-shown.ts';
import { layouts } from './layouts.ts';
import { roomTexts } from './messages/texts.ts';
import { returnedByBet, untold } from './own-bets.ts';
import { Bar } from './parts/bar.tsx';
import { BeadRow } from './parts/bead-row.tsx';
import { Board } from './parts/board.tsx';
import { BoardTabs } from './parts/board-tabs.tsx';
import { CrowdList, Greetings } from './parts/crowd.tsx';
import { History } from './parts/history.tsx';
import { RoomInfoPanel } from './parts/info.tsx';
import { ReplayBar } from './parts/replay-bar.tsx';
import { Status } from './parts/status.tsx';
import { Told } from './parts/told.tsx';
import { Top } from './parts/top.tsx';
import { RoomController } from './room-controller.ts';
import { stakedOf, wonBets } from './room-view.ts';
import { useNarrow } from './use-narrow.ts';
import { useResultShown } from './use-result-shown.ts';

/** A table where a dealer is: the scene, the layout, the chips, who else is here and what came before. */
export function TablePage({ api, sound, opened, shown }: PageProps & { shown: ShownGame }): ReactNode {
  const [controller] = useState(() => new RoomController(api, sound, opened));
  const view = useView(controller);
  const [t, tc] = useMemo(
    () => [gameTranslator(roomTexts, view.lang), translator(view.lang)] as const,
    [view.lang],
  );
  const [infoOpen, setInfoOpen] = useState(false);
  const [board, setBoard] = useState(0);
  const narrow = useNarrow();
  const info = gameOf(opened) as RoomInfo;
  usePageName(info.name[view.lang], view.lang);
  useEffect(() => controller.begin(), [controller]);
  useEffect(() => {
    const refresh = () => void controller.refreshBalance();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [controller]);

  const state = view.room;
  const round = state?.round ?? null;
  const outcome = round?.outcome ?? null;
  const isShown = useResultShown(controller, view, shown.resultAtMs);
  const boards = layouts[info.rules]?.(narrow) ?? [];
  const layout = boards[board] ?? boards[0];
  const open = round?.state === 'open';
  const last = state?.past.at(-1);
  const result = outcome && isShown ? shown.resultText(outcome, t) : null;
  const { Felt, Above, Roads } = shown;
  if (!state || !layout || view.phase === 'closed') {
    return (
      <div className="app">
        <Closed view={view} t={tc} />
      </div>
    );
  }
  const own = stakedOf(state.mine);
  const table = { round, state, clockOffsetMs: view.clockOffsetMs, narrow, t };
  return (
    <div
      className="app room"
      data-palette={info.palette}
      data-rules={info.rules}
      style={{ '--board-tall': layout.height / layout.width } as CSSProperties}
    >
      <Top
        view={view}
        info={info}
        isShown={isShown}
        t={t}
        tc={tc}
        onInfo={() => setInfoOpen(true)}
        onSound={controller.toggleSound}
      />
      <aside className="room-left">
        {view.mode === 'play' && <CrowdList state={state} lang={view.lang} t={t} />}
        {view.mode === 'play' && (
          <Greetings state={state} names={info.greetings} t={t} controller={controller} />
        )}
      </aside>
      <main className="room-middle">
        <div className="room-stage">
          <TableScene
            hat={shown.hat}
            narrow={narrow}
            label={result ?? t('dealer', { name: info.dealer[view.lang] })}
            above={Above && <Above {...table} />}
          >
            <Felt {...table} />
          </TableScene>
          <Status
            view={view}
            bettingMs={info.bettingMs}
            result={result}
            before={last ? shown.pastText(last.summary, t) : null}
            t={t}
            tc={tc}
          />
        </div>
        {narrow && view.mode === 'play' && <BeadRow past={state.past} beadOf={shown.beadOf} t={t} />}
        {boards.length > 1 && (
          <BoardTabs boards={boards} board={board} own={own} laid={view.laid} t={t} onChoose={setBoard} />
        )}
        <Board
          key={`${info.rules}/${board}/${narrow}`}
          layout={layout}
          info={info}
          lang={view.lang}
          t={t}
          own={own}
          laid={view.laid}
          totals={state.crowd.totals}
          returned={isShown ? returnedByBet(state.mine) : {}}
          won={isShown ? wonBets(round?.returns ?? {}) : null}
          open={open}
          onLay={(bet) => controller.lay(bet)}
        />
      </main>
      <aside className="room-right">
        {view.mode === 'play' && <Roads state={state} t={t} room={info} />}
        <History
          api={view.mode === 'play' ? api : null}
          state={outcome && !isShown ? untold(state) : state}
          t={t}
          tc={tc}
        />
      </aside>
      {view.mode === 'play' ? (
        <Bar view={view} info={info} t={t} tc={tc} controller={controller} open={open}>
          <Told
            view={view}
            betName={(bet) => betName(bet, t)}
            t={t}
            tc={tc}
            onDismiss={() => controller.dismiss()}
          />
        </Bar>
      ) : (
        <ReplayBar view={view} isShown={isShown} t={t} tc={tc} />
      )}
      {infoOpen && (
        <RoomInfoPanel view={view} info={info} api={api} t={t} tc={tc} onClose={() => setInfoOpen(false)} />
      )}
    </div>
  );
}
