import { useAction, useText } from '@hanpan/client';
import { consoleMembersTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import type { MemberRow } from './model.ts';

/**
 * Approves and rejects sign-ups, with the notices that follow; the list is read again whatever the outcome. Who may not
 * decide presses nothing: `mayDecide` says what is offered.
 */
export function useSignupDesk() {
  const t = useText(consoleMembersTexts);
  const mayDecide = useMay('/api/console/members/decide');
  const [rejecting, setRejecting] = useState<MemberRow>();
  const [decidedKey, setDecidedKey] = useState<number>();
  /** What the operator read from the papers of an applicant who stated no date of birth. */
  const [birthDate, setBirthDate] = useState<{ readonly memberKey: number; readonly day: string }>();
  const birthDateOf = ({ memberKey }: MemberRow) => (birthDate?.memberKey === memberKey ? birthDate.day : '');
  const { isSending, failure, isUnderWay, send, clear } = useAction({
    refreshes: ['/api/console/members', '/api/console/queue'],
  });
  const decide = async (member: MemberRow, decision: 'approve' | 'reject', reason = '') => {
    const { memberKey, memNick: nick } = member;
    if (!mayDecide || isUnderWay()) return;
    setDecidedKey(memberKey);
    const body = { memberKey, decision, reason, birthDate: birthDateOf(member) || null };
    const { data } = await send('/api/console/members/decide', body);
    if (data === undefined) return;
    setRejecting(undefined);
    toast({
      text:
        decision === 'approve'
          ? t('consoleMembers.approved', { nick })
          : t('consoleMembers.rejected', { nick }),
    });
  };
  return {
    mayDecide,
    busy: isSending,
    rejecting,
    birthDateOf,
    setBirthDate: ({ memberKey }: MemberRow, day: string) => setBirthDate({ memberKey, day }),
    failureOf: (row: MemberRow) => (decidedKey === row.memberKey ? failure?.message : undefined),
    approve: (member: MemberRow) => {
      if (member.status === 'pending') void decide(member, 'approve');
    },
    reject: (member: MemberRow, reason: string) => void decide(member, 'reject', reason),
    askRejection: (member: MemberRow | undefined) => {
      if (!mayDecide || member?.status !== 'pending') return;
      clear();
      setRejecting(member);
    },
    stopRejecting: () => setRejecting(undefined),
  };
}

export type SignupDesk = ReturnType<typeof useSignupDesk>;
