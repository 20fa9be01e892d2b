import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { LoadingOverlay } from '../feedback/loading-overlay.tsx';
import { LoadingRegion } from '../feedback/loading-region.tsx';
import { PartialNotice } from '../feedback/partial-notice.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { SkeletonRows } from '../feedback/skeleton-rows.tsx';
import { Stepper, type StepState } from '../feedback/stepper.tsx';
import { Card } from '../layout/card.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import styles from './gallery.module.css';
import { sample } from './sample-texts.ts';

const waiting: readonly StepState[] = ['done', 'done', 'now', 'todo'];
const refused: readonly StepState[] = ['done', 'done', 'stopped', 'todo'];

function stepsIn(states: readonly StepState[]) {
  return sample.stepTitles.map((title, at) => ({
    title,
    note: sample.stepNotes[at],
    state: states[at] ?? 'todo',
  }));
}

export function FeedbackSamples() {
  return (
    <section className={styles.section}>
      <SectionHead title={sample.feedback} />
      <div className={styles.columns}>
        <Card as="div" padded>
          <Stepper label={sample.steps} steps={stepsIn(waiting)} />
        </Card>
        <Card as="div" padded>
          <Stepper label={sample.steps} steps={stepsIn(refused)} />
        </Card>
        <PartialNotice title={sample.partialTitle}>{sample.partialText}</PartialNotice>
        <PartialNotice
          tone="warn"
          title={sample.refusedTitle}
          action={<Button size="sm">{sample.outlined}</Button>}
        >
          {sample.refusedText}
        </PartialNotice>
        <Card as="div">
          <EmptyState title={sample.emptyTitle} action={<Button>{sample.emptyAction}</Button>}>
            {sample.emptyText}
          </EmptyState>
        </Card>
        <Card as="div">
          <ErrorState title={sample.errorTitle} onRetry={() => undefined}>
            {sample.errorText}
          </ErrorState>
        </Card>
        <Card as="div">
          <LoadingRegion>
            <div className={styles.row} style={{ padding: 20 }}>
              <Skeleton shape="circle" />
              <Skeleton width="40%" height="40px" />
            </div>
            <SkeletonRows rows={3} columns={3} />
          </LoadingRegion>
        </Card>
        <LoadingOverlay active>
          <Card as="div" padded>
            <p>{sample.errorText}</p>
            <Button>{sample.outlined}</Button>
          </Card>
        </LoadingOverlay>
      </div>
    </section>
  );
}
