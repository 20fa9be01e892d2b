import { useUrlParams } from '../app/urls.ts';
import { MessageView } from '../features/messages/message-view.tsx';
import { MypagePage } from './mypage-page.tsx';

export function MessageReadPage() {
  const { msgIdx } = useUrlParams('messageRead');
  return (
    <MypagePage tab="messageList">
      <MessageView msgIdx={Number(msgIdx)} />
    </MypagePage>
  );
}
