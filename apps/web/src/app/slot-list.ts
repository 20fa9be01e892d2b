import { useCallback } from 'react';
import { create } from 'zustand';
import { refuse } from './refuse.ts';
import { useSession } from './session.ts';
import { pathOf } from './urls.ts';
import { logInTo } from './wanted.ts';

export const useSlotList = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function closeSlotList(): void {
  useSlotList.setState({ isOpen: false });
}

/** VL-18: choosing a slot game needs a member; a guest is told so, logs in and is taken to the lobby. */
export function useOpenSlotList(): () => void {
  const isMember = useSession().state === 'member';
  return useCallback(() => {
    if (isMember) useSlotList.setState({ isOpen: true });
    else void refuse('front.error.afterSignin').then(() => logInTo(pathOf('slotLobby')));
  }, [isMember]);
}
