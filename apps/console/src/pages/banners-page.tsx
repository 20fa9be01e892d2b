import { useLocalText, useText } from '@hanpan/client';
import { DeskLoaded, FailureNotice, PageFrame, ReasonDialog, ToolRow, useShortcuts } from '@hanpan/kit';
import { consoleBannerTexts } from '@hanpan/messages';
import { Button, EmptyState, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../app/session.ts';
import { BannerDialog } from '../features/banners/banner-dialog.tsx';
import { BannerTable } from '../features/banners/banner-table.tsx';
import { type BannerDraft, type BannerRow, draftOf, newBanner } from '../features/banners/model.ts';
import { useBannerActions, useBanners } from '../features/banners/use-banners.ts';

/** What the site shows its members beside the games: banners of the main page, popups, popups after logging in. */
export function BannersPage() {
  const t = useText(consoleBannerTexts);
  const local = useLocalText();
  const query = useBanners();
  const actions = useBannerActions();
  const mayChange = useMay('/api/console/banners/save');
  const [editing, setEditing] = useState<BannerDraft>();
  const [removing, setRemoving] = useState<BannerRow>();
  const add = () => mayChange && setEditing(newBanner);
  useShortcuts({ N: add });
  const remove = async (row: BannerRow, reason: string) => {
    if (await actions.remove(row, reason)) setRemoving(undefined);
  };
  return (
    <PageFrame
      title={t('consoleBanner.title')}
      tools={
        mayChange && (
          <ToolRow
            end={
              <Button size="sm" variant="filled" icon="plus" onClick={add}>
                {t('consoleBanner.new')}
              </Button>
            }
          >
            {null}
          </ToolRow>
        )
      }
    >
      <FailureNotice failure={removing === undefined ? actions.failure : undefined} />
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={6} columns={6} />}>
        {({ list }) => (
          <BannerTable
            rows={list}
            mayChange={mayChange}
            onMove={(row, step) => void actions.move(list, row, step)}
            onEdit={(row) => setEditing(draftOf(row))}
            onRemove={setRemoving}
            empty={
              <EmptyState title={t('consoleBanner.emptyTitle')} level={2}>
                {t('consoleBanner.empty')}
              </EmptyState>
            }
          />
        )}
      </DeskLoaded>
      {editing && <BannerDialog start={editing} onClose={() => setEditing(undefined)} />}
      {removing && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setRemoving(undefined)}
          title={`${local(removing.title)}: ${t('consoleBanner.remove')}`}
          note={t('consoleBanner.removeNote')}
          presets={[t('consoleBanner.reasonOver'), t('consoleBanner.reasonMistake')]}
          confirmLabel={t('consoleBanner.remove')}
          busy={actions.isSending}
          error={actions.failure?.message}
          onConfirm={(reason) => void remove(removing, reason)}
        />
      )}
    </PageFrame>
  );
}
