import { useMemo } from 'react';
import { useSession } from '../app/session.ts';
import type { Viewer } from './menu-entries.ts';

/** Which menus the person looking may see. */
export function useViewer(): Viewer {
  const session = useSession();
  const isMember = session.state === 'member';
  const isPartner = isMember && session.member.isPartnerMember === 'Y';
  return useMemo(() => ({ isMember, isPartner }), [isMember, isPartner]);
}
