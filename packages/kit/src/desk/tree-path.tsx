import { VisuallyHidden } from '@hanpan/ui';
import styles from './tree-path.module.css';

interface TreePathProps {
  tree: readonly string[];
  /** In a table the two nearest partners are drawn; the whole path is said and stands in the tooltip. */
  short?: boolean;
}

const nearest = 2;

/** Where a member stands in the partner tree, from the top down. */
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
