import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { IconButton } from '@hanpan/ui';
import { useGo } from '../app/go.ts';
import { useUnread } from '../app/session.ts';

/** HD-02: the count opens the message list. */
export function UnreadButton() {
  const t = useText(navigationTexts);
  const count = useUnread();
  const go = useGo();
  return (
    <IconButton
      icon="mail"
      count={count}
      label={count > 0 ? t('navigation.unread', { count }) : t('navigation.noUnread')}
      onClick={() => go('messageList')}
    />
  );
}
