import { useAction, useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import { consoleBannerTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import type { BannerDraft, BannerRow } from './model.ts';

const path = '/api/console/banners';
const refreshes = [path] as const;

export function useBanners() {
  return useCallQuery(path, {});
}

export function useSaveBanner(onDone: () => void) {
  const t = useText(consoleBannerTexts);
  const { submit, ...state } = useMoneyCall({ refreshes });
  const save = async (draft: BannerDraft) => {
    const { data } = await submit(`${path}/save`, draft);
    if (data === undefined) return;
    toast({ text: t('consoleBanner.saved') });
    onDone();
  };
  return { ...state, save };
}

/** Puts banners into another order and takes them away. */
export function useBannerActions() {
  const { send, ...state } = useAction({ refreshes });
  const move = async (rows: readonly BannerRow[], row: BannerRow, step: 1 | -1) => {
    const ids = rows.filter(({ kind }) => kind === row.kind).map(({ bannerIdx }) => bannerIdx);
    const at = ids.indexOf(row.bannerIdx);
    const other = ids[at + step];
    if (other === undefined) return;
    const bannerIdxs = ids.with(at, other).with(at + step, row.bannerIdx);
    await send(`${path}/order`, { kind: row.kind, bannerIdxs });
  };
  const remove = async ({ bannerIdx }: BannerRow, reason: string) => {
    const { data } = await send(`${path}/delete`, { bannerIdx, reason });
    return data !== undefined;
  };
  return { ...state, move, remove };
}
