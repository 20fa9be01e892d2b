import type { IconName } from '@hanpan/ui';
import type { ReactNode } from 'react';
import type { PlainName, Target } from '../../app/urls.ts';

/** A page of the site as the menus name it, with what else readers may type for it. */
export interface SitePlace {
  readonly to: PlainName;
  readonly name: string;
  readonly icon: IconName;
  readonly typed: readonly string[];
}

/** One line of what was found: it leads somewhere, or does something. */
export type Choice = {
  readonly id: string;
  readonly mark: ReactNode;
  readonly title: string;
  readonly note?: ReactNode;
  /** At the end of the line. */
  readonly end?: ReactNode;
  /** Of a response that may be that for what was typed before. */
  readonly isRemote?: boolean;
  /** Not called so: what may have been meant. */
  readonly isSlip?: boolean;
} & (
  | { readonly to: Target; readonly ready?: boolean }
  | { readonly act: () => void; readonly staysOpen?: boolean }
);

export interface ChoiceGroup {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** Without what may only have been meant: it does not stand beside what is called so. */
export function surely(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  return groups.map((group) => ({ ...group, choices: group.choices.filter(({ isSlip }) => !isSlip) }));
}

/** Groups without anything in them are not shown. */
export function filled(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  return groups.filter(({ choices }) => choices.length > 0);
}
