import { useText } from '@hanpan/client';
import { consoleOrderTexts } from '@hanpan/messages';
import { IconButton, VisuallyHidden } from '@hanpan/ui';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import styles from './sortable-list.module.css';

interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** Undefined where this operator may not. */
  readonly onChange: ((items: readonly Item[]) => void) | undefined;
  readonly children: (item: Item) => ReactNode;
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * Rows in an order that is changed by dragging, by a press of a row's buttons for whoever cannot drag (WCAG 2.5.7), or by
 * the arrow keys on its handle; where a row went is said.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onChange, children } = props;
  const t = useText(consoleOrderTexts);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    onChange?.(moved(items, from, to));
    setSaid(
      t('consoleOrder.moved', { name: nameOf(item), place: String(to + 1), count: String(items.length) }),
    );
  };
  const steps: Readonly<Record<string, (at: number) => number>> = {
    ArrowUp: (at) => at - 1,
    ArrowDown: (at) => at + 1,
    Home: () => 0,
    End: () => items.length - 1,
  };
  const press = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    move(at, step(at));
    // A row that is put elsewhere in the document loses the focus on the way.
    requestAnimationFrame(() => handle.focus());
  };
  /** The row under the pointer gives way at once. */
  const over = (event: DragEvent, at: number) => {
    const from = items.findIndex((item) => keyOf(item) === dragged);
    if (from < 0) return;
    event.preventDefault();
    move(from, at);
  };
  return (
    <>
      <ol aria-label={label} className={styles.list}>
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            className={styles.row}
            data-dragged={dragged === keyOf(item) || undefined}
            draggable={onChange !== undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', nameOf(item));
              setDragged(keyOf(item));
            }}
            onDragOver={(event) => over(event, at)}
            onDragEnd={() => setDragged(undefined)}
            onDrop={(event) => event.preventDefault()}
          >
            {onChange !== undefined && (
              <IconButton
                size="sm"
                icon="menu"
                className={styles.handle}
                label={t('consoleOrder.move', { name: nameOf(item) })}
                onKeyDown={(event) => press(event, at)}
              />
            )}
            <span className={styles.place}>{at + 1}</span>
            {children(item)}
            {onChange !== undefined && (
              <span className={styles.steps}>
                <IconButton
                  size="sm"
                  icon="chevronUp"
                  label={t('consoleOrder.up', { name: nameOf(item) })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  size="sm"
                  icon="chevronDown"
                  label={t('consoleOrder.down', { name: nameOf(item) })}
                  disabled={at === items.length - 1}
                  onClick={() => move(at, at + 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden as="p">
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
