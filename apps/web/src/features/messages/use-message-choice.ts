import { useAction, useText } from '@hanpan/client';
import { messageTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alertBox, confirmBox } from '../../app/popups.ts';
import { setUnread } from '../../app/session-cache.ts';
import type { Message } from './model.ts';

const refreshes = ['/api/board/msgList'] as const;

/** Which messages of a page are chosen, and what can be done to them (VL-16). */
export function useMessageChoice(list: readonly Message[], page: number) {
  const t = useText(messageTexts);
  const queryClient = useQueryClient();
  const action = useAction({ refreshes });
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  // A message may have left the page meanwhile.
  const chosen = list.filter(({ msgIdx }) => ids.has(msgIdx));
  const isAll = list.length > 0 && chosen.length === list.length;

  const send = async (act: 'read' | 'delete', said: string) => {
    const msgIdxs = chosen.map(({ msgIdx }) => msgIdx);
    // Whoever marks the whole first page has seen its newest message and no newer one; newer than those of a later page are many.
    const lastMsgIdx = isAll && page === 1 && act === 'read' ? Math.max(...msgIdxs) : null;
    const { data, failure } = await action.send('/api/board/msgUpdate', { act, msgIdxs, lastMsgIdx });
    if (failure?.message !== undefined) await alertBox(failure.message);
    if (data === undefined) return;
    setUnread(queryClient, data.newMsg);
    setIds(new Set());
    toast({ text: said });
  };
  const remove = async () => {
    if (chosen.length === 0) return alertBox(t('message.selectFirst'));
    if (chosen.some(({ readAt }) => readAt === null)) return alertBox(t('message.unreadStays'));
    const count = chosen.length;
    const title = count === 1 ? t('message.deleteOneTitle') : t('message.deleteTitle', { count });
    const words = { title, text: t('message.deleteBody'), confirmLabel: t('message.delete') };
    if (await confirmBox({ ...words, tone: 'warn' })) await send('delete', t('message.deleted'));
  };
  const markRead = async () => {
    if (chosen.length === 0) return alertBox(t('message.selectFirst'));
    await send('read', t('message.markedRead'));
  };
  return {
    chosen,
    isAll,
    isSending: action.isSending,
    isChosen: (msgIdx: number) => ids.has(msgIdx),
    toggle: (msgIdx: number, isOn: boolean) =>
      setIds((held) => new Set(isOn ? [...held, msgIdx] : [...held].filter((id) => id !== msgIdx))),
    toggleAll: (isOn: boolean) => setIds(new Set(isOn ? list.map(({ msgIdx }) => msgIdx) : [])),
    markRead: () => void markRead(),
    remove: () => void remove(),
  };
}

export type MessageChoice = ReturnType<typeof useMessageChoice>;
