import { encode } from 'uqr';
import styles from './factor.module.css';

/** What scanners need around it, in squares. */
const quietZone = 4;

/** An address as a QR code, one path for all its dark squares. */
export function QrPicture({ address, label }: { address: string; label: string }) {
  const { size, data } = encode(address, { border: quietZone, ecc: 'M' });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
