import { useText } from '@hanpan/client';
import { miniGames } from '@hanpan/contract';
import {
  DeskLoaded,
  PageFrame,
  type RawSearch,
  ReasonDialog,
  readChoice,
  ToolRow,
  usePageSearch,
} from '@hanpan/kit';
import { consoleMiniPriceTexts } from '@hanpan/messages';
import { Button, SegmentedControl, SkeletonRows, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { BehindNotice } from '../app/behind-notice.tsx';
import { useMay } from '../app/session.ts';
import styles from '../features/mini-prices/mini-prices.module.css';
import { PriceTable } from '../features/mini-prices/price-table.tsx';
import {
  draftKeyOf,
  isSound,
  type MiniPrices,
  type PriceDraft,
  useMiniPrices,
  useSaveMiniPrices,
} from '../features/mini-prices/use-mini-prices.ts';

function readSearch(raw: RawSearch) {
  return { game: readChoice(raw.game, miniGames, 'powerball') };
}

const nothingTyped: PriceDraft = {};

/** What was typed and differs from what is offered. */
function changesIn(prices: MiniPrices | undefined, draft: PriceDraft) {
  return (prices?.markets ?? []).flatMap(({ market, selections }) =>
    selections.flatMap((row) => {
      const typed = draft[draftKeyOf(market, row.pick)];
      return typed === undefined || typed === String(row.odds ?? '') ? [] : [{ row, typed }];
    }),
  );
}

/** The odds of a mini game beside their exact chances. What would give money away, or too little back, cannot be saved. */
export function MiniPricesPage() {
  const t = useText(consoleMiniPriceTexts);
  const [{ game }, setSearch] = usePageSearch(readSearch);
  const query = useMiniPrices(game);
  const mayChange = useMay('/api/console/minigame/setPrices');
  // What was typed, and over which odds: others may save theirs meanwhile.
  const [draft, setDraft] = useState<{ typed: PriceDraft; over: MiniPrices }>();
  const [isSaving, setSaving] = useState(false);
  const saving = useSaveMiniPrices(() => {
    setSaving(false);
    setDraft(undefined);
  });
  const typed = draft?.typed ?? nothingTyped;
  const changes = changesIn(query.data, typed);
  const isBehind =
    draft !== undefined && query.data !== undefined && draft.over.revision !== query.data.revision;
  const maySave = !isBehind && changes.every((change) => isSound(change.row, change.typed));
  return (
    <PageFrame
      title={t('consoleMiniPrice.title')}
      tools={
        <ToolRow
          end={
            changes.length > 0 && (
              <>
                <Button size="sm" onClick={() => setDraft(undefined)}>
                  {t('consoleMiniPrice.discard')}
                </Button>
                <Button size="sm" variant="filled" disabled={!maySave} onClick={() => setSaving(true)}>
                  {t('consoleMiniPrice.save', { count: changes.length })}
                </Button>
              </>
            )
          }
        >
          <SegmentedControl
            label={t('consoleMiniPrice.game')}
            options={miniGames.map((value) => ({ value, label: t(`consoleMiniPrice.game.${value}`) }))}
            value={game}
            onChange={(next) => {
              setDraft(undefined);
              setSearch({ game: next });
            }}
          />
        </ToolRow>
      }
    >
      <p className={styles.note}>
        {t(mayChange ? 'consoleMiniPrice.rule' : 'consoleMiniPrice.onlySupervisors')}
      </p>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={5} />}>
        {(prices) => (
          <>
            {isBehind && (
              <BehindNotice
                theirs={{ label: t('consoleMiniPrice.theirs'), take: () => setDraft(undefined) }}
                mine={{ label: t('consoleMiniPrice.mine'), keep: () => setDraft({ typed, over: prices }) }}
              >
                {t('consoleMiniPrice.meanwhile')}
              </BehindNotice>
            )}
            <SetBy prices={prices} />
            {prices.markets.map((market) => (
              <PriceTable
                key={market.market}
                market={market}
                draft={typed}
                mayChange={mayChange}
                onType={(key, text) =>
                  setDraft({ typed: { ...typed, [key]: text }, over: draft?.over ?? prices })
                }
              />
            ))}
          </>
        )}
      </DeskLoaded>
      {isSaving && draft && (
        <ReasonDialog
          open
          onOpenChange={setSaving}
          title={t('consoleMiniPrice.saveTitle')}
          note={t('consoleMiniPrice.saveNote')}
          presets={[t('consoleMiniPrice.why.margin'), t('consoleMiniPrice.why.event')]}
          confirmLabel={t('consoleMiniPrice.save', { count: changes.length })}
          tone="filled"
          busy={saving.isSending}
          error={saving.failure?.code === 'T999' ? t('consoleMiniPrice.meanwhile') : saving.failure?.message}
          onConfirm={(reason) => void saving.save(draft.over, typed, reason)}
        />
      )}
    </PageFrame>
  );
}

function SetBy({ prices: { setBy, setAt } }: { prices: MiniPrices }) {
  const t = useText(consoleMiniPriceTexts);
  if (setBy === null || setAt === null)
    return <p className={styles.note}>{t('consoleMiniPrice.neverSet')}</p>;
  const [before, after] = t('consoleMiniPrice.setBy', { name: setBy, at: '|' }).split('|');
  return (
    <p className={styles.note}>
      {before}
      <TimeText atMs={Date.parse(setAt)} />
      {after}
    </p>
  );
}
