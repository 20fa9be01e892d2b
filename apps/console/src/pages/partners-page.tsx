import { useText } from '@hanpan/client';
import {
  ListHelp,
  PageFrame,
  readChoice,
  readText,
  SearchField,
  SplitView,
  ToolRow,
  usePageSearch,
  useSplitView,
} from '@hanpan/kit';
import { consolePartnerTexts, partnerTexts } from '@hanpan/messages';
import { PeriodTools, readDays, useToday } from '@hanpan/partner-views';
import { Button, buttonClass, EmptyState, Icon, Select } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useMay } from '../app/session.ts';
import { urls } from '../app/urls.ts';
import { AccessSection } from '../features/members/care/access-section.tsx';
import { readClosed } from '../features/partners/closed-branches.ts';
import { partnerStatuses } from '../features/partners/model.ts';
import { PartnerDecision, useDecidesPartners } from '../features/partners/partner-decision.tsx';
import { PartnerDetailPanel } from '../features/partners/partner-detail.tsx';
import { usePartnerTree } from '../features/partners/use-partner-tree.ts';

/** MS-05: every partner of the site with everything below it added up, and what an operator does with one. */
export function PartnersPage() {
  const t = useText(consolePartnerTexts);
  const words = useText(partnerTexts);
  const mayOpen = useMay('/api/console/partner/create');
  const decides = useDecidesPartners();
  const today = useToday();
  const [search, setSearch] = usePageSearch((raw) => ({
    ...readDays(raw, today, 'today'),
    q: readText(raw.q),
    status: readChoice(raw.status, partnerStatuses, 'all'),
    root: readText(raw.root),
    closed: readClosed(raw.closed),
  }));
  const { q, status, root, startDate, endDate } = search;
  const days = { startDate, endDate };
  const desk = usePartnerTree(search, setSearch);
  const { list, selection } = desk;
  const { row: node } = selection;
  const { keys, look, split } = useSplitView(selection);
  return (
    <SplitView
      {...split}
      detail={
        node && {
          title: node.memNick,
          body: (
            <PartnerDetailPanel key={node.memberKey} memberKey={node.memberKey} days={days}>
              {(node.status === 'active' || node.status === 'suspended') && <AccessSection person={node} />}
            </PartnerDetailPanel>
          ),
          footer: decides && <PartnerDecision key={`${node.memberKey} ${node.status}`} node={node} />,
        }
      }
    >
      <PageFrame
        title={t('consolePartner.title')}
        tools={
          <ToolRow
            end={
              <>
                <ListTools desk={desk} />
                {mayOpen && (
                  <Link to={urls.newPartner} className={buttonClass({ size: 'sm', variant: 'filled' })}>
                    <Icon name="plus" size={16} />
                    {'\u00a0'}
                    {t('consolePartner.new')}
                  </Link>
                )}
              </>
            }
          >
            <SearchField
              value={q}
              hint={t('consolePartner.search')}
              onChange={(next) => setSearch({ q: next })}
            />
            <Select
              size="sm"
              caption={words('partner.status')}
              options={partnerStatuses.map((value) => ({ value, label: words(`partner.status.${value}`) }))}
              value={status}
              onChange={(next) => setSearch({ status: next })}
            />
            <PeriodTools days={days} onChange={setSearch} />
            {root !== '' && (
              <Button size="sm" icon="close" onClick={() => setSearch({ root: '' })}>
                {t('consolePartner.whole')}
              </Button>
            )}
          </ToolRow>
        }
        footer={<ListHelp total={list.query.data?.pageInfo.total} />}
      >
        <DeskTable
          desk={desk}
          caption={words('partner.tree')}
          keys={keys}
          onSelect={look}
          empty={
            <EmptyState title={t('consolePartner.emptyTitle')} level={2}>
              {t('consolePartner.empty')}
            </EmptyState>
          }
        />
      </PageFrame>
    </SplitView>
  );
}
