import type { navigationTexts } from '@hanpan/messages';
import type { PlainName } from './urls.ts';

export type TitleKey = Extract<keyof typeof navigationTexts, `navigation.title.${string}`>;

/** The columns of the main menu (HD-04). */
export type GnbMenu =
  | 'all'
  | 'casino'
  | 'slot'
  | 'minigame'
  | 'notice'
  | 'csCenter'
  | 'money'
  | 'mypage'
  | 'partner';

/** AC-07: what the shell needs to know of a page. No page draws its own chrome. */
export interface RouteMeta {
  readonly titleKey: TitleKey;
  /** `empty` is a page without chrome; the mobile variants are the shell's business, chosen by width. */
  readonly layout: 'default' | 'mobileMain' | 'empty';
  /** Whether the header's main menu is shown. */
  readonly gnb: boolean;
  /** The entry of the main menu that this page belongs to. */
  readonly gnbMenu?: GnbMenu;
  /** Members are redirected to `memberPlace`. */
  readonly guestOnly: boolean;
  /** Of a page for guests: the same for members, which a log-in leads to as well; else the dashboard. */
  readonly memberPlace?: PlainName;
  /** Guests and members alike; without it, and without `guestOnly`, a page is for members. */
  readonly forAll: boolean;
  /** Ordinary members are redirected to their dashboard (RL-02). */
  readonly partnerOnly?: boolean;
  /** A page that says itself what is being prepared, so that a menu entry that is not ready may lead to it (HD-08). */
  readonly saysPreparing?: boolean;
  /** Money is moved here, or looked up: the new-message notice waits for another page. */
  readonly isQuiet?: boolean;
  /** The new-message notice stays away from message pages (ST-10). */
  readonly isMessagePage?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    meta?: RouteMeta;
  }
}

type MetaSettings = Partial<Omit<RouteMeta, 'titleKey'>>;

export function memberMeta(titleKey: TitleKey, settings: MetaSettings = {}): { meta: RouteMeta } {
  return { meta: { titleKey, layout: 'default', gnb: true, guestOnly: false, forAll: false, ...settings } };
}

export function guestMeta(titleKey: TitleKey, settings: MetaSettings = {}): { meta: RouteMeta } {
  return memberMeta(titleKey, { guestOnly: true, ...settings });
}
