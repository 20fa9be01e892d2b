import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SlotInfo } from '../../../src/games/slot-api.ts';
import { Closed } from '../cabinet/closed.tsx';
import { Hud } from '../cabinet/hud.tsx';
import { InfoPanel } from '../cabinet/info-panel.tsx';
import { NoticeBox } from '../cabinet/notice-box.tsx';
import { type GamePage, gameOf, type PageProps } from '../cabinet/page.ts';
import { useLetters } from '../cabinet/use-letters.ts';
import { usePageName } from '../cabinet/use-page-name.ts';
import { useSpaceBar } from '../cabinet/use-space-bar.ts';
import { useView } from '../cabinet/use-view.ts';
import { translator } from '../messages/translate.ts';
import { Banners } from './banners.tsx';
import { Cabinet } from './cabinet.tsx';
import { Controls } from './controls.tsx';
import { Scene } from './scene.tsx';
import { SlotController } from './slot-controller.ts';
import type { SlotParts } from './slot-parts.ts';
import { themeStyle } from './themes.ts';

export function slotPage<Info extends SlotInfo>(parts: SlotParts<Info>): GamePage {
  return (props) => <SlotPage {...props} parts={parts} />;
}

type SlotPageProps<Info extends SlotInfo> = PageProps & { parts: SlotParts<Info> };

function SlotPage<Info extends SlotInfo>({ api, sound, opened, parts }: SlotPageProps<Info>) {
  const [controller] = useState(() => new SlotController(api, sound, opened));
  const view = useView(controller);
  const t = useMemo(() => translator(view.lang), [view.lang]);
  const [infoOpen, setInfoOpen] = useState(false);
  const openInfo = useCallback(() => setInfoOpen(true), []);
  // The server names the page that plays a game, so its information has this page's form.
  const game = gameOf(opened) as Info;
  const { reels, rows } = parts.size(game);
  usePageName(game.name[view.lang], view.lang);
  useLetters(view.lang);

  useEffect(() => {
    const refresh = () => void controller.refreshBalance();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [controller]);

  useSpaceBar(() => controller.press(), !infoOpen && !view.notice);

  return (
    <div className="app" data-moonlit={view.free !== null} style={themeStyle(game.theme, reels, rows)}>
      <Scene theme={game.theme} />
      <Hud view={view} t={t} api={api} onInfo={openInfo} onSound={controller.toggleSound} />
      <Cabinet view={view} game={game} t={t} controller={controller} sound={sound} parts={parts} />
      {parts.Above && view.mode === 'play' && <parts.Above view={view} game={game} api={api} t={t} />}
      <Controls view={view} t={t} controller={controller} />
      <Banners view={view} t={t} onSkip={() => controller.press()} />
      <NoticeBox view={view} t={t} onDismiss={() => controller.dismissNotice()} />
      <Closed view={view} t={t} />
      {infoOpen && (
        <InfoPanel
          view={view}
          game={game}
          t={t}
          api={api}
          pages={parts.info}
          onClose={() => setInfoOpen(false)}
        />
      )}
    </div>
  );
}
