import { useEffect, useRef, useState } from 'react';
import type { PlayApi } from '../api.ts';
import { pages } from '../games/pages.ts';
import { translator } from '../messages/translate.ts';
import { keepPresence, type Presence } from '../presence.ts';
import type { SynthSound } from '../sound.ts';
import { Closed } from './closed.tsx';
import { closedBy, type Opening, openGame } from './open-game.ts';
import { type GamePage, gameOf, type Opened } from './page.ts';
import type { ClosedReason } from './view.ts';

interface DoorProps {
  api: PlayApi;
  sound: SynthSound;
  opening: Opening;
}

/** Opens the session, loads the part of the page that plays its game, and closes when another window has taken the game over. */
export function Door({ api, sound, opening }: DoorProps) {
  const begun = useRef(false);
  const present = useRef<Presence>(undefined);
  const before = useRef<Opened>(undefined);
  const [inside, setInside] = useState<{ opened: Opened; Page: GamePage }>();
  const [closed, setClosed] = useState<ClosedReason | null>(null);
  const [reconnecting, setReconnecting] = useState(false);

  useEffect(() => {
    const close = (error: unknown) => {
      setInside(undefined);
      setClosed(closedBy(api, error));
      void sound.enable(false);
    };
    const presence = keepPresence(api, close);
    present.current = presence;
    return presence.stop;
  }, [api, sound]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const enter = async () => {
      const opened = await openGame(api, opening, setReconnecting);
      before.current = opened;
      if (opening.launch) present.current?.opened();
      const load = pages[gameOf(opened).page];
      if (!load) throw new Error(`no page plays ${gameOf(opened).page}`);
      const { default: Page } = await load();
      setInside({ opened, Page });
    };
    enter().catch((error: unknown) => setClosed(closedBy(api, error)));
  }, [api, opening]);

  if (inside) return <inside.Page api={api} sound={sound} opened={inside.opened} />;
  const phase = closed === null ? 'loading' : 'closed';
  const state = before.current?.mode === 'play' ? before.current.state : undefined;
  return (
    <div className="app">
      <Closed
        view={{ phase, closed, reconnecting, lobbyUrl: state?.lobbyUrl ?? null }}
        t={translator(state?.lang ?? opening.lang)}
      />
    </div>
  );
}
