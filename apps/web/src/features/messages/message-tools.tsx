import { useText } from '@hanpan/client';
import { messageTexts } from '@hanpan/messages';
import { Button, Checkbox } from '@hanpan/ui';
import styles from './message-list.module.css';
import type { MessageChoice } from './use-message-choice.ts';

export function MessageTools({ choice }: { choice: MessageChoice }) {
  const t = useText(messageTexts);
  const { chosen, isAll, isSending } = choice;
  return (
    <div className={styles.tools}>
      <Checkbox
        label={chosen.length > 0 ? t('message.chosen', { count: chosen.length }) : t('message.selectAll')}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={choice.toggleAll}
      />
      <div className={styles.buttons}>
        <Button size="sm" icon="check" busy={isSending} onClick={choice.markRead}>
          {t('message.markRead')}
        </Button>
        <Button size="sm" icon="trash" busy={isSending} onClick={choice.remove}>
          {t('message.delete')}
        </Button>
      </div>
    </div>
  );
}
