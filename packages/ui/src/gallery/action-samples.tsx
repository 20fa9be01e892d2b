import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { MoreLink } from '../actions/more-link.tsx';
import { Badge, type BadgeKind } from '../data/badge.tsx';
import { CountDot } from '../data/count-dot.tsx';
import { LiveDot } from '../data/live-dot.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import styles from './gallery.module.css';
import { sample } from './sample-texts.ts';

const kinds: readonly BadgeKind[] = ['win', 'lose', 'void', 'wait', 'ask', 'now', 'done', 'plain'];

export function ActionSamples() {
  return (
    <section className={styles.section}>
      <SectionHead title={sample.actions} actions={<MoreLink href="#gallery">{sample.more}</MoreLink>} />
      <div className={styles.row}>
        <Button variant="filled">{sample.filled}</Button>
        <Button>{sample.outlined}</Button>
        <Button variant="text">{sample.text}</Button>
        <Button variant="warn">{sample.warn}</Button>
        <Button disabled>{sample.disabled}</Button>
        <Button variant="filled" busy>
          {sample.busy}
        </Button>
        <LinkButton href="#gallery" icon="deposit">
          {sample.outlined}
        </LinkButton>
      </div>
      <div className={styles.row}>
        <Button size="xs">{sample.outlined}</Button>
        <Button size="sm">{sample.outlined}</Button>
        <Button size="lg" variant="filled" icon="deposit">
          {sample.filled}
        </Button>
        <IconButton icon="mail" label={sample.mail} count={2} />
        <IconButton icon="star" label={sample.star} pressed variant="outlined" />
        <IconButton icon="trash" label={sample.disabled} size="sm" disabled />
      </div>
      <div className={styles.stack}>
        <SectionHead level={3} title={sample.marks} />
        <div className={styles.row}>
          {kinds.map((kind) => (
            <Badge key={kind} kind={kind}>
              {sample.badges[kind]}
            </Badge>
          ))}
          <Badge kind="ask" size="sm">
            {sample.badges.ask}
          </Badge>
          <LiveDot>{sample.live}</LiveDot>
          <CountDot count={15} />
          <CountDot count={120} tone="celadon" />
        </div>
      </div>
    </section>
  );
}
