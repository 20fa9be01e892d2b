import { useLocalText, useText } from '@hanpan/client';
import {
  DeskLoaded,
  ListHelp,
  PageFrame,
  SplitView,
  ToolRow,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleVendorSetupTexts, consoleVendorTexts } from '@hanpan/messages';
import { Button, EmptyState, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../app/session.ts';
import { CreateDialog } from '../features/vendors/create-dialog.tsx';
import { useIsPlatform } from '../features/vendors/use-vendor-setup.ts';
import { useVendors, vendorKeyOf } from '../features/vendors/use-vendors.ts';
import { VendorDetail } from '../features/vendors/vendor-detail.tsx';
import { VendorTable } from '../features/vendors/vendor-table.tsx';

/** The providers of games, and the switches of each and of its games. */
export function VendorsPage() {
  const t = useText(consoleVendorTexts);
  const setup = useText(consoleVendorSetupTexts);
  const local = useLocalText();
  const mayCreate = useIsPlatform(useMay('/api/console/vendors/create'));
  const [isCreating, setCreating] = useState(false);
  const query = useVendors();
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(rows, vendorKeyOf);
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  return (
    <SplitView
      {...split}
      detail={row && { title: local(row.name), body: <VendorDetail key={row.code} row={row} /> }}
    >
      <PageFrame
        title={t('consoleVendor.title')}
        tools={
          <ToolRow
            end={
              mayCreate && (
                <Button size="sm" variant="filled" icon="plus" onClick={() => setCreating(true)}>
                  {setup('consoleVendorSetup.new')}
                </Button>
              )
            }
          >
            {t('consoleVendor.rule')}
          </ToolRow>
        }
        footer={<ListHelp shown={rows.length} total={rows.length} hasSearch={false} />}
      >
        <DeskLoaded query={query} skeleton={<SkeletonRows rows={4} columns={6} />}>
          {({ list }) => (
            <div ref={keys}>
              <VendorTable
                rows={list}
                selectedKey={selection.key}
                onSelect={look}
                empty={
                  <EmptyState title={t('consoleVendor.emptyTitle')} level={2}>
                    {t('consoleVendor.empty')}
                  </EmptyState>
                }
              />
            </div>
          )}
        </DeskLoaded>
        {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      </PageFrame>
    </SplitView>
  );
}
