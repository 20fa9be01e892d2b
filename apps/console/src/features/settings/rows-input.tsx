import { useText } from '@hanpan/client';
import { consoleSettingTexts } from '@hanpan/messages';
import { Button, IconButton } from '@hanpan/ui';
import type { Row, SettingField } from '../../app/setting-values.ts';
import { useSettingWords } from '../../app/setting-words.ts';
import { emptyRow, isSound } from './model.ts';
import styles from './settings.module.css';
import { ValueInput } from './value-input.tsx';

interface RowsInputProps {
  readonly field: SettingField;
  readonly rows: readonly Row[];
  readonly disabled: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** Rows of values, each with its own columns; they scroll sideways where they do not fit. */
export function RowsInput({ field, rows, disabled, onChange }: RowsInputProps) {
  const t = useText(consoleSettingTexts);
  const words = useSettingWords();
  const replace = (at: number, row: Row) => onChange(rows.map((each, index) => (index === at ? row : each)));
  const isFull = rows.length >= (field.max ?? rows.length + 1);
  return (
    <div className={styles.rows}>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{t('consoleSetting.noRows')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={words.nameOf(field.key)}>
            <thead>
              <tr>
                {field.columns.map(({ key }) => (
                  <th key={key} scope="col">
                    {words.columnOf(key)}
                  </th>
                ))}
                <th scope="col" aria-label={t('consoleSetting.field')} />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is being typed.
                <tr key={at}>
                  {field.columns.map((column) => (
                    <td
                      key={column.key}
                      className={isSound(column, row[column.key]) ? undefined : styles.wrong}
                    >
                      <ValueInput
                        spec={column}
                        label={`${words.columnOf(column.key)} ${at + 1}`}
                        value={row[column.key]}
                        disabled={disabled}
                        onChange={(value) => replace(at, { ...row, [column.key]: value })}
                      />
                    </td>
                  ))}
                  <td>
                    {!disabled && (
                      <IconButton
                        size="sm"
                        icon="trash"
                        label={t('consoleSetting.removeRow', { row: at + 1 })}
                        onClick={() => onChange(rows.filter((_, index) => index !== at))}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!disabled && (
        <Button
          size="sm"
          icon="plus"
          disabled={isFull}
          onClick={() => onChange([...rows, emptyRow(field.columns)])}
        >
          {t('consoleSetting.addRow')}
        </Button>
      )}
    </div>
  );
}
