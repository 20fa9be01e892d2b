import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** React asks for this where its work is waited for. */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const shown: Root[] = [];
const turnsWaited = 50;

/** Draws a page into the document, as far as it is known at once, and returns where it stands. */
export async function draw(page: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  shown.push(root);
  await act(async () => root.render(page));
  // What the page asked for at its beginning comes without a timer, which a test may have stopped.
  await act(async () => {
    for (let turn = 0; turn < turnsWaited; turn += 1) await Promise.resolve();
  });
  return place;
}

/** Between two tests: every page goes. */
export async function clearPages(): Promise<void> {
  await act(async () => {
    for (const root of shown.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
}
