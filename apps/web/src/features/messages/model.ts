import type { DataOf } from '@hanpan/contract';

export type MessageList = DataOf<'/api/board/msgList'>;
export type Message = MessageList['list'][number];

/** The list as it is after a message was read, so that going back does not show it as new. */
export function markRead(
  held: MessageList | undefined,
  read: Message,
  newMsg: number,
): MessageList | undefined {
  if (held === undefined) return undefined;
  return {
    ...held,
    newMsg,
    list: held.list.map((message) =>
      message.msgIdx === read.msgIdx ? { ...message, readAt: message.readAt ?? read.readAt } : message,
    ),
  };
}
