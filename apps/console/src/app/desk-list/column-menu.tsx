import { useText } from '@hanpan/client';
import { consoleListTexts } from '@hanpan/messages';
import { Button, Checkbox, Popover } from '@hanpan/ui';
import styles from './desk-list.module.css';
import type { DeskListTools } from './use-desk-list.ts';

/** Which columns are shown. The last one stays: a table without columns shows nothing to choose again from. */
export function ColumnMenu({ desk: { choices, showColumn, showAll } }: { desk: DeskListTools }) {
  const t = useText(consoleListTexts);
  const shown = choices.filter(({ isShown }) => isShown);
  return (
    <Popover
      align="end"
      label={t('consoleList.columns')}
      trigger={
        <Button size="sm" icon="columns">
          {t('consoleList.columns')}
        </Button>
      }
    >
      <div className={styles.menu}>
        {choices.map(({ key, label, isShown }) => (
          <Checkbox
            key={key}
            label={label}
            checked={isShown}
            disabled={isShown && shown.length === 1}
            onChange={(next) => showColumn(key, next)}
          />
        ))}
        <Button size="sm" disabled={shown.length === choices.length} onClick={showAll}>
          {t('consoleList.allColumns')}
        </Button>
      </div>
    </Popover>
  );
}
