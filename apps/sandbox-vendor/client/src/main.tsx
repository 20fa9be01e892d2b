import '@hanpan/ui/tokens.css';
import '@hanpan/ui/fonts.css';
import './styles/base.css';
import './styles/scene.css';
import './styles/cabinet.css';
import './styles/controls.css';
import './styles/overlays.css';
import './styles/info.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PlayApi } from './api.ts';
import { Door } from './cabinet/door.tsx';
import type { Opening } from './cabinet/open-game.ts';
import type { Lang } from './messages/texts.ts';
import { SynthSound } from './sound.ts';

function langOf(text: string | null): Lang {
  const primary = (text ?? navigator.language).slice(0, 2);
  return primary === 'ko' || primary === 'vi' ? primary : 'en';
}

/** The launch id works once and has no business in the address bar or the history. */
function readOpening(): Opening {
  const query = new URLSearchParams(location.search);
  const opening = {
    launch: query.get('launch'),
    replay: query.get('replay'),
    lang: langOf(query.get('lang')),
  };
  if (opening.launch) history.replaceState(null, '', location.pathname);
  return opening;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const opening = readOpening();
const api = new PlayApi();
// A window that a game opened has a copy of what that tab keeps: a round that is looked at again is nobody's session.
if (opening.replay) api.forget();
createRoot(root).render(
  <StrictMode>
    <Door api={api} sound={new SynthSound()} opening={opening} />
  </StrictMode>,
);
