import clsx from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'block' | 'line' | 'circle' | undefined;
  /** CSS lengths; the skeleton takes the real shape, so that nothing jumps when the data come. */
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}

/** Silent. Wrap the skeletons of one region in `LoadingRegion`, which speaks once for them all. */
export function Skeleton({ shape = 'block', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
    />
  );
}
