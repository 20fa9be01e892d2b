import { MessageList } from '../features/messages/message-list.tsx';

export function MessageListPage() {
  return <MessageList />;
}
