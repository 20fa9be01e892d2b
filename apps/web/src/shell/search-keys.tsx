import { useDocumentMark } from '@hanpan/ui';
import { useEffect } from 'react';
import { openModal } from '../app/popups.ts';
import { useSearchKey } from '../app/search-key.ts';
import { useRouteMeta } from './use-route-meta.ts';

const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** It is switched off where its list says so, which it does where there is a mouse: a screen that is only touched has no keyboard. */
const hearsSlash = () => useSearchKey.getState().isOn && !window.matchMedia('(hover: none)').matches;

/** `/` where it is on, or K with Ctrl or ⌘: the key that it is engraved on, because a Korean keyboard types ㅏ there. */
function isSearchKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  if (altKey || repeat) return false;
  return ctrlKey || metaKey ? code === 'KeyK' && !shiftKey : key === '/' && hearsSlash();
}

/** The keys of the search, where a page has it, while no text is being typed and no dialog is open. */
export function SearchKeys() {
  const isBare = useRouteMeta()?.layout === 'empty';
  // The search in the header does not promise a key that is off; a style knows it, and the first screen no code for it.
  useDocumentMark('quiet-keys', !useSearchKey(({ isOn }) => isOn));
  useEffect(() => {
    if (isBare) return;
    const listen = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing) !== null) return;
      if (document.querySelector(dialogs) !== null) return;
      event.preventDefault();
      openModal('search');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isBare]);
  return null;
}
