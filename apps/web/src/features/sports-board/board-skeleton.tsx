import { Card, LoadingRegion, Skeleton } from '@hanpan/ui';
import styles from './board-skeleton.module.css';

const leagues = [3, 4];

/** Two leagues in the shape of the board that is loading. */
export function BoardSkeleton() {
  return (
    <LoadingRegion className={styles.skeleton}>
      {leagues.map((rows) => (
        <Card key={rows} className={styles.card}>
          <div className={styles.head}>
            <Skeleton shape="line" width="180px" />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its place and nothing else.
            <div key={row} className={styles.row}>
              <div className={styles.lines}>
                <Skeleton shape="line" width="96px" />
                <Skeleton shape="line" width="140px" />
                <Skeleton shape="line" width="120px" />
              </div>
              <Skeleton height="52px" className={styles.wide} />
              <Skeleton height="52px" />
              <Skeleton height="52px" />
            </div>
          ))}
        </Card>
      ))}
    </LoadingRegion>
  );
}
