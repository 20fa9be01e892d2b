import { type Days, useTreeColumns } from '@hanpan/partner-views';
import { useDeskList } from '../../app/desk-list/use-desk-list.ts';
import { keysOf, toggled } from './closed-branches.ts';
import { type PartnerNode, partnerKeyOf, type partnerStatuses } from './model.ts';

/** So many levels below the top are drawn at once; a deeper branch is entered. */
const levels = 4;

interface TreeSearch extends Days {
  readonly q: string;
  readonly status: (typeof partnerStatuses)[number];
  readonly root: string;
  readonly closed: string;
}

/**
 * The partners of the site page by page, a partner before its downline. What is searched for is a flat list: there a branch is
 * entered, and nothing is closed.
 */
export function usePartnerTree(
  { root, closed, q, status, startDate, endDate }: TreeSearch,
  change: (to: Partial<TreeSearch>) => void,
) {
  const memberKey = Number(root) || null;
  const isFlat = q !== '' || status !== 'all';
  const closedKeys = isFlat ? [] : keysOf(closed);
  const isDrawn = ({ depth }: PartnerNode) => !isFlat && depth < levels;
  const branches = {
    isOpen: (node: PartnerNode) => isDrawn(node) && !closedKeys.includes(node.memberKey),
    toggle: (node: PartnerNode) =>
      isDrawn(node)
        ? change({ closed: toggled(closed, node.memberKey) })
        : change({ root: String(node.memberKey), q: '', status: 'all' }),
  };
  const shown = { memberKey, search: q, status, startDate, endDate };
  return useDeskList({
    name: 'partners',
    path: '/api/console/partner/tree',
    filter: { ...shown, closed: closedKeys },
    columns: useTreeColumns<PartnerNode>(branches),
    keyOf: partnerKeyOf,
    // A branch that is closed leaves the view where it is.
    placeKey: JSON.stringify(shown),
  });
}
