import { useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { consolePersonalAccessTexts } from '@hanpan/messages';
import { type Column, TimeText } from '@hanpan/ui';
import { useScreenWords } from '../../app/use-screen-words.ts';
import type { AccessRow } from './use-personal-access.ts';

export const operatorOf = ({ operatorId, operatorName }: Pick<AccessRow, 'operatorId' | 'operatorName'>) =>
  operatorId === operatorName ? operatorId : `${operatorName} (${operatorId})`;

export function useAccessColumns(): Column<AccessRow>[] {
  const t = useText(consolePersonalAccessTexts);
  const screenOf = useScreenWords();
  return [
    {
      key: 'at',
      sortable: true,
      header: t('consoleAccess.at'),
      phone: 'meta',
      cell: ({ at }) => <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" className={cells.quiet} />,
    },
    {
      key: 'operator',
      sortable: true,
      header: t('consoleAccess.operator'),
      phone: 'state',
      cell: operatorOf,
    },
    {
      key: 'call',
      sortable: true,
      header: t('consoleAccess.screen'),
      phone: 'main',
      cell: ({ call }) => <span className={cells.name}>{screenOf(call)}</span>,
    },
    {
      key: 'members',
      sortable: true,
      header: t('consoleAccess.members'),
      phone: 'wide',
      cell: ({ members: [first = ''], memberCount }) =>
        memberCount > 1 ? t('consoleAccess.membersAnd', { first, more: memberCount - 1 }) : first,
    },
    { key: 'address', header: t('consoleAccess.address'), phone: 'wide', cell: ({ address }) => address },
  ];
}
