import { useText } from '@hanpan/client';
import type { StaffPath } from '@hanpan/contract';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { buttonClass } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../app/session.ts';
import { urls } from '../../../app/urls.ts';
import styles from './care.module.css';

const lists = [
  { name: 'bets', call: '/api/console/bets/list', search: (memId: string) => ({ member: memId }) },
  {
    name: 'deposits',
    call: '/api/console/cash/list',
    search: (memId: string) => ({ member: memId, view: 'all' }),
  },
  {
    name: 'withdrawals',
    call: '/api/console/cash/list',
    search: (memId: string) => ({ member: memId, view: 'all' }),
  },
  { name: 'points', call: '/api/console/point/list', search: (memId: string) => ({ q: memId }) },
] as const;

/** The lists of the console, narrowed to this member. */
export function MemberLinks({ memId }: { memId: string }) {
  const t = useText(consoleMemberCareTexts);
  return (
    <nav className={styles.links} aria-label={t('consoleMemberCare.lists')}>
      {lists.map((list) => (
        <ListLink key={list.name} list={list} memId={memId} />
      ))}
    </nav>
  );
}

function ListLink({ list: { name, call, search }, memId }: { list: (typeof lists)[number]; memId: string }) {
  const t = useText(consoleMemberCareTexts);
  const mayRead = useMay(call satisfies StaffPath);
  if (!mayRead) return null;
  return (
    <Link to={urls[name]} search={search(memId)} className={buttonClass({ size: 'sm' })}>
      {t(`consoleMemberCare.${name}`)}
    </Link>
  );
}
