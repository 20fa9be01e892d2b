import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-rows.module.css';

/** The shape of a list or a table while it loads. */
export function SkeletonRows({ rows, columns = 3 }: { rows: number; columns?: number | undefined }) {
  const widths = ['40%', '64%', '52%', '72%', '46%'];
  return (
    <div>
      {placesTo(rows).map((row) => (
        <div key={row} className={styles.row}>
          {placesTo(columns).map((column) => (
            <Skeleton key={column} shape="line" width={widths[(row + column) % widths.length]} />
          ))}
        </div>
      ))}
    </div>
  );
}

function placesTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
