import { MessageList } from '../features/messages/message-list.tsx';
import { MypagePage } from './mypage-page.tsx';

export function MessageListPage() {
  return (
    <MypagePage tab="messageList">
      <MessageList />
    </MypagePage>
  );
}
