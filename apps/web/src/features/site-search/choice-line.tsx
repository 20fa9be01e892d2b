import { AppLink } from '../../app/app-link.tsx';
import type { Choice } from './choice.ts';
import styles from './site-search.module.css';

interface ChoiceLineProps {
  readonly id: string;
  readonly choice: Choice;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

/** A line of the list. The focus stays in the field, so none of them is reached by Tab. */
export function ChoiceLine({ id, choice, isActive, onPoint, onOpen }: ChoiceLineProps) {
  const { mark, title, note, end } = choice;
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.choice,
    onPointerMove: onPoint,
    onClick: onOpen,
  } as const;
  const words = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
  if ('act' in choice)
    return (
      <button type="button" {...shared}>
        {words}
      </button>
    );
  return (
    <AppLink {...shared} to={choice.to} ready={choice.ready ?? true}>
      {words}
    </AppLink>
  );
}
