import styles from './spinner.module.css';

/** Decoration only: the surrounding component says in words what is going on. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg className={styles.spinner} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" className={styles.track} />
      <path d="M8 1.8a6.2 6.2 0 0 1 6.2 6.2" />
    </svg>
  );
}
