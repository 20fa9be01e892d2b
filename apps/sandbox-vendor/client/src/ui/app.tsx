import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PlayApi } from '../api.ts';
import type { GameController, Opening } from '../game/game-controller.ts';
import { translator } from '../messages.ts';
import type { SynthSound } from '../sound.ts';
import { Banners } from './banners.tsx';
import { Cabinet } from './cabinet.tsx';
import { Closed } from './closed.tsx';
import { Controls } from './controls.tsx';
import { Hud } from './hud.tsx';
import { InfoPanel } from './info-panel.tsx';
import { NoticeBox } from './notice-box.tsx';
import { Scene } from './scene.tsx';
import { useSpaceBar } from './use-space-bar.ts';

interface AppProps {
  controller: GameController;
  api: PlayApi;
  sound: SynthSound;
  opening: Opening;
}

export function App({ controller, api, sound, opening }: AppProps) {
  const view = useSyncExternalStore(controller.subscribe, controller.view);
  const t = useMemo(() => translator(view.lang), [view.lang]);
  const [infoOpen, setInfoOpen] = useState(false);
  const name = view.game?.name[view.lang];

  useEffect(() => {
    document.documentElement.lang = view.lang;
    if (name) document.title = name;
  }, [view.lang, name]);

  useEffect(() => {
    const refresh = () => void controller.refreshBalance();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [controller]);

  useSpaceBar(() => controller.press(), !infoOpen && !view.notice);

  return (
    <div className="app" data-moonlit={view.free !== null}>
      <Scene />
      <Hud view={view} t={t} onInfo={() => setInfoOpen(true)} onSound={() => void controller.toggleSound()} />
      <Cabinet view={view} t={t} controller={controller} sound={sound} opening={opening} />
      <Controls view={view} t={t} controller={controller} />
      <Banners view={view} t={t} onSkip={() => controller.press()} />
      <NoticeBox view={view} t={t} onDismiss={() => controller.dismissNotice()} />
      <Closed view={view} t={t} />
      {infoOpen && view.game && (
        <InfoPanel view={view} game={view.game} t={t} api={api} onClose={() => setInfoOpen(false)} />
      )}
    </div>
  );
}
