import { useText } from '@hanpan/client';
import { consoleMembersTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useState } from 'react';
import type { MemberRow } from './model.ts';
import { useMemberDecision } from './use-members.ts';

/** Approving and rejecting sign-ups, with what a person is told afterwards. */
export function useSignupDesk() {
  const t = useText(consoleMembersTexts);
  const [rejecting, setRejecting] = useState<MemberRow>();
  const deciding = useMemberDecision(({ member, decision }) => {
    setRejecting(undefined);
    const nick = member.memNick;
    toast({
      text:
        decision === 'approve'
          ? t('consoleMembers.approved', { nick })
          : t('consoleMembers.rejected', { nick }),
    });
  });
  const failedKey = deciding.error ? deciding.variables?.member.memberKey : undefined;
  return {
    busy: deciding.isPending,
    rejecting,
    failureOf: (row: MemberRow) => (failedKey === row.memberKey ? deciding.error?.message : undefined),
    approve: (member: MemberRow) => {
      if (member.status === 'pending') deciding.start({ member, decision: 'approve' });
    },
    reject: (member: MemberRow, reason: string) => deciding.start({ member, decision: 'reject', reason }),
    askRejection: (member: MemberRow | undefined) => {
      if (member?.status !== 'pending') return;
      deciding.reset();
      setRejecting(member);
    },
    stopRejecting: () => setRejecting(undefined),
  };
}

export type SignupDesk = ReturnType<typeof useSignupDesk>;
