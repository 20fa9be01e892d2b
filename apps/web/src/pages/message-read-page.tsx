import { useParams } from '@tanstack/react-router';
import { MessageView } from '../features/messages/message-view.tsx';

/** Serves both layouts' addresses, so it reads the parameter by its name alone. */
export function MessageReadPage() {
  const { msgIdx } = useParams({ strict: false });
  return <MessageView msgIdx={Number(msgIdx)} />;
}
