import { useText } from '@hanpan/client';
import { limitBounds } from '@hanpan/contract';
import { DeskLoaded, KeyHelp, PageFrame, ToolRow, useShortcuts } from '@hanpan/kit';
import { consoleLimitTexts } from '@hanpan/messages';
import { Button, EmptyState, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../app/session.ts';
import { LimitsDialog } from '../features/limits/limits-dialog.tsx';
import { LimitsTable } from '../features/limits/limits-table.tsx';
import { type LimitRow, type Limits, rowsOf } from '../features/limits/model.ts';
import { RemoveRuleDialog } from '../features/limits/remove-rule-dialog.tsx';
import { useLimits } from '../features/limits/use-limits.ts';

/** What is being changed, over the limits that were shown then. */
interface Editing {
  readonly limits: Limits;
  readonly row: LimitRow | undefined;
}

/** What the house is ready to lose by sports bets; supervisors change it. */
export function LimitsPage() {
  const t = useText(consoleLimitTexts);
  const query = useLimits();
  const mayChange = useMay('/api/console/sports/setLimits');
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<Editing & { readonly row: LimitRow }>();
  const { data } = query;
  const mayAdd = mayChange && data !== undefined && data.rules.length < limitBounds.mostRules;
  const add = () => mayAdd && setEditing({ limits: data, row: undefined });
  useShortcuts({ N: add });
  return (
    <PageFrame
      title={t('consoleLimits.title')}
      tools={
        <ToolRow
          end={
            mayChange && (
              <Button size="sm" variant="filled" icon="plus" disabled={!mayAdd} onClick={add}>
                {t('consoleLimits.new')}
              </Button>
            )
          }
        >
          {t(mayChange ? 'consoleLimits.rule' : 'consoleLimits.onlySupervisors')}
        </ToolRow>
      }
      footer={mayChange && <KeyHelp hints={[{ keys: ['N'], label: t('consoleLimits.new') }]} />}
    >
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={4} columns={8} />}>
        {(limits) => (
          <>
            <LimitsTable
              rows={rowsOf(limits)}
              mayChange={mayChange}
              onChange={(row) => setEditing({ limits, row })}
              onRemove={(row) => setRemoving({ limits, row })}
            />
            {limits.rules.length === 0 && (
              <EmptyState title={t('consoleLimits.emptyTitle')} level={2}>
                {t('consoleLimits.empty')}
              </EmptyState>
            )}
          </>
        )}
      </DeskLoaded>
      {editing && <LimitsDialog {...editing} onClose={() => setEditing(undefined)} />}
      {removing && <RemoveRuleDialog {...removing} onClose={() => setRemoving(undefined)} />}
    </PageFrame>
  );
}
