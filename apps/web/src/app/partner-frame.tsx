import { ListTools } from '@hanpan/kit';
import type { ViewFrameProps } from '@hanpan/partner-views';
import { Card, SectionHead } from '@hanpan/ui';
import { useId } from 'react';
import styles from './partner-frame.module.css';

interface HeadedProps extends ViewFrameProps {
  readonly level: 1 | 2;
}

function Headed({ level, title, note, stats = [], tools, actions, aside, below, children }: HeadedProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.view}>
      <SectionHead level={level} title={title} titleId={titleId} note={note} actions={actions} />
      <Card as="div">
        {tools && <ListTools>{tools}</ListTools>}
        {stats.length > 0 && (
          <dl className={styles.stats}>
            {stats.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </Card>
      {aside && <Card as="div">{aside}</Card>}
      {below}
    </section>
  );
}

/** A view of partners as a page of the site. */
export function PartnerFrame(props: ViewFrameProps) {
  return <Headed {...props} level={1} />;
}

/** A headed part of such a page. */
export function PartnerPart(props: ViewFrameProps) {
  return <Headed {...props} level={2} />;
}
