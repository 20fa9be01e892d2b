import { VisuallyHidden } from '@hanpan/ui';
import styles from './tree-path.module.css';

interface TreePathProps {
  tree: readonly string[];
  /** A table shows the two nearest partners; the whole path is in the tooltip and for screen readers. */
  short?: boolean;
}

const nearest = 2;

/** A member's place in the partner tree, from the top down. */
export function TreePath({ tree, short = false }: TreePathProps) {
  const whole = tree.length === 0 ? '-' : tree.join(' › ');
  if (!short || tree.length <= nearest) return <span className={styles.tree}>{whole}</span>;
  return (
    <span className={styles.tree} title={whole}>
      <span aria-hidden="true">… › {tree.slice(-nearest).join(' › ')}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </span>
  );
}
