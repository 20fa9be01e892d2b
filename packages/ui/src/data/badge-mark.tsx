import styles from './badge.module.css';

export type MarkedKind = 'win' | 'lose' | 'void' | 'wait' | 'ask' | 'now' | 'done' | 'ready';

const circle = 'M1.3 6a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0';

const strokes: Record<Exclude<MarkedKind, 'win' | 'void'>, string> = {
  lose: `${circle}M4.4 4.4l3.2 3.2M7.6 4.4L4.4 7.6`,
  wait: `${circle}M6 3.5V6l1.7 1.2`,
  ask: 'M6 1.5v6M3.5 5L6 7.5 8.5 5M2 10.5h8',
  now: 'M6 1.5L11 10.5H1zM6 5v2.5M6 9v.1',
  ready: `${circle}M6 4.6v2.8M4.6 6h2.8`,
  done: 'M2.5 6.3l2.4 2.4 4.6-5',
};

/** A shape per state, so that no state is shown by colour alone. */
export function BadgeMark({ kind }: { kind: MarkedKind }) {
  return (
    <svg className={styles.mark} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      {kind === 'win' && (
        <>
          <circle className={styles.disc} cx="6" cy="6" r="5.2" />
          <path className={styles.tick} d="M3.6 6.2l1.7 1.7 3.2-3.6" />
        </>
      )}
      {kind === 'void' && (
        <>
          <circle cx="6" cy="6" r="4.7" strokeDasharray="2 1.7" />
          <path d="M4 6h4" />
        </>
      )}
      {kind !== 'win' && kind !== 'void' && <path d={strokes[kind]} />}
    </svg>
  );
}
