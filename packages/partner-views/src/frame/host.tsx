import type { Amount } from '@hanpan/money';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface ViewStat {
  readonly label: string;
  readonly value: ReactNode;
}

/** What every view is shown in: the member site draws a card, a desk its page. */
export interface ViewFrameProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Sums of the whole list, beside its title. */
  readonly stats?: readonly ViewStat[] | undefined;
  readonly tools?: ReactNode;
  /** At the far end of the tools. */
  readonly actions?: ReactNode;
  /** What belongs to the row that is chosen: beside the view where there is room, else after it. */
  readonly aside?: ReactNode;
  /** Parts of the same page, after the view. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The views that lead to each other. */
export const partnerPlaces = [
  'summary',
  'tree',
  'members',
  'create',
  'give',
  'cash',
  'bets',
  'moves',
  'calculations',
  'users',
] as const;
export type PartnerPlace = (typeof partnerPlaces)[number];

/** A balance as a response carries it. */
export interface OwnBalance {
  readonly cashAmt: Amount;
  readonly version: number;
}

/** What a view needs of the app that it stands in. */
export interface PartnerHost {
  readonly Frame: ComponentType<ViewFrameProps>;
  /** A headed part of a page that has a frame. */
  readonly Part: ComponentType<ViewFrameProps>;
  readonly density: 'comfortable' | 'dense';
  readonly pathOf: (place: PartnerPlace) => string;
  /** Who looks: whose own rows and rates are among the others'. */
  readonly memId: string;
  /** The partner's own money, and how a response that carries it is taken over. */
  readonly cashAmt: Amount;
  readonly applyBalance: (balance: OwnBalance) => void;
  /** ST-12: asks for the conversion of a member's game money. */
  readonly openMerge: (memId: string) => void;
}

const HostContext = createContext<PartnerHost | undefined>(undefined);
export const PartnerHostProvider = HostContext.Provider;

export function usePartnerHost(): PartnerHost {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error('PartnerHostProvider is missing');
  return host;
}

/** How close the rows of a table stand: a desk that brings no host is a dense one. */
export function useDensity(): PartnerHost['density'] {
  return useContext(HostContext)?.density ?? 'dense';
}
