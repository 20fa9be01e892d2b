import type { DataOf, RequestOf } from '@hanpan/contract';
import { locales } from '@hanpan/messages';
import { memberHome } from '../../app/urls.ts';

export type BannerRow = DataOf<'/api/console/banners'>['list'][number];
export type BannerDraft = Omit<RequestOf<'/api/console/banners/save'>, 'idempotencyKey'>;

export const bannerKinds = ['main', 'popup', 'login'] as const;
export const bannerKeyOf = ({ bannerIdx }: BannerRow) => String(bannerIdx);

/** The drawings that every site has; anything else is a picture that somebody sent. */
export const drawings = ['night-market', 'lantern-slot', 'cash-desk'] as const;

export function isOwnPicture(art: string): boolean {
  return art.startsWith('/');
}

const none = { ko: '', en: '', vi: '' };

export const newBanner: BannerDraft = {
  bannerIdx: null,
  revision: null,
  kind: 'popup',
  art: 'night-market',
  kicker: none,
  title: none,
  body: none,
  action: none,
  target: memberHome,
  layout: 'both',
  locales: null,
  startsAt: null,
  endsAt: null,
  isOn: true,
};

export function draftOf({ savedBy: _by, savedAt: _at, ...banner }: BannerRow): BannerDraft {
  return banner;
}

export function isUntitled({ title, locales: shown }: BannerDraft): boolean {
  return (shown ?? locales).some((locale) => title[locale].trim() === '');
}

export function isTarget(target: string): boolean {
  return /^\/(?!\/)[A-Za-z0-9/_-]*$/.test(target);
}

export type BannerState = 'on' | 'off' | 'later' | 'over';

/** Whether members see it at that moment, and if not, why. */
export function stateOf({ isOn, startsAt, endsAt }: BannerRow, nowMs: number): BannerState {
  if (!isOn) return 'off';
  if (startsAt !== null && nowMs < Date.parse(startsAt)) return 'later';
  return endsAt !== null && nowMs >= Date.parse(endsAt) ? 'over' : 'on';
}
