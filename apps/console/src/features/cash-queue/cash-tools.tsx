import { useText } from '@hanpan/client';
import { consoleCashCsv } from '@hanpan/contract';
import { SearchField, ToolRow, ViewLink } from '@hanpan/kit';
import { consoleCashTexts } from '@hanpan/messages';
import { Chip, ChipGroup, TabLinks } from '@hanpan/ui';
import { ListTools } from '../../app/desk-list/list-tools.tsx';
import { SaveList } from '../../app/desk-list/save-list.tsx';
import type { DeskListTools } from '../../app/desk-list/use-desk-list.ts';
import styles from './cash-tools.module.css';
import {
  type CashKind,
  type CashView,
  cashViews,
  type QuickFilter,
  quickFilters,
  stateOfView,
} from './model.ts';

interface CashToolsProps {
  kind: CashKind;
  view: CashView;
  desk: DeskListTools;
  quick: QuickFilter | undefined;
  quickCounts: Readonly<Record<QuickFilter, number>>;
  onQuickChange: (quick: QuickFilter | undefined) => void;
  /** The whole id of one member; empty is everybody. */
  member: string;
  onMemberChange: (member: string) => void;
  /** How many requests this view has, on all its pages. */
  total: number | undefined;
}

export function CashTools(props: CashToolsProps) {
  const t = useText(consoleCashTexts);
  const { kind, view, quick, quickCounts, onQuickChange, member } = props;
  return (
    <>
      <div className={styles.tabs}>
        <TabLinks label={t('consoleCash.states')}>
          {cashViews.map((each) => (
            <ViewLink
              key={each}
              to="."
              search={{ view: each, ...(member !== '' && { member }) }}
              current={each === view}
              count={each === view ? props.total : undefined}
            >
              {t(`consoleCash.view.${each}`)}
            </ViewLink>
          ))}
        </TabLinks>
      </div>
      <ToolRow
        end={
          <>
            <ListTools desk={props.desk} />
            <SaveList
              file={consoleCashCsv}
              query={{ kind, state: stateOfView[view], quick: quick ?? null, memId: member || null }}
              desk={props.desk}
            />
          </>
        }
      >
        <SearchField value={member} hint={t('consoleCash.ofMember')} onChange={props.onMemberChange} />
        <ChipGroup label={t('consoleCash.quick')}>
          {quickFilters.map((filter) => (
            <Chip
              key={filter}
              shape="square"
              pressed={quick === filter}
              count={quickCounts[filter]}
              onClick={() => onQuickChange(quick === filter ? undefined : filter)}
            >
              {t(`consoleCash.quick.${filter}`)}
            </Chip>
          ))}
        </ChipGroup>
      </ToolRow>
    </>
  );
}
