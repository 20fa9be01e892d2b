import type { IconName } from '@hanpan/ui';
import type { PlaceName } from './urls.ts';

interface Place {
  readonly name: PlaceName;
  readonly icon: IconName;
}

/** The menu in its groups: what is now, whom one has below, the money, the play. */
export const groups = [
  { title: 'today', places: [{ name: 'summary', icon: 'chart' }] },
  {
    title: 'below',
    places: [
      { name: 'tree', icon: 'tree' },
      { name: 'members', icon: 'users' },
      { name: 'create', icon: 'plus' },
      { name: 'rates', icon: 'settings' },
    ],
  },
  {
    title: 'money',
    places: [
      { name: 'calculations', icon: 'receipt' },
      { name: 'users', icon: 'columns' },
      { name: 'give', icon: 'exchange' },
      { name: 'moves', icon: 'wallet' },
      { name: 'cash', icon: 'deposit' },
    ],
  },
  { title: 'play', places: [{ name: 'bets', icon: 'soccer' }] },
] as const satisfies readonly { title: string; places: readonly Place[] }[];

/** What is looked at most often: on a phone it is under the thumb. */
export const thumbPlaces = [
  { name: 'summary', icon: 'chart' },
  { name: 'tree', icon: 'tree' },
  { name: 'give', icon: 'exchange' },
  { name: 'calculations', icon: 'receipt' },
  { name: 'bets', icon: 'soccer' },
] as const satisfies readonly Place[];
