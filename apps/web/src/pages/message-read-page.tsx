import { useUrlParams } from '../app/urls.ts';
import { MessageView } from '../features/messages/message-view.tsx';

export function MessageReadPage() {
  const { msgIdx } = useUrlParams('messageRead');
  return <MessageView msgIdx={Number(msgIdx)} />;
}
