import { useText } from '@hanpan/client';
import { Decision, DecisionNote, ReasonDialog } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Button, Field, PartialNotice, TextInput } from '@hanpan/ui';
import type { RefObject } from 'react';
import type { MemberRow } from './model.ts';
import type { SignupDesk } from './use-signup-desk.ts';

interface SignupDecisionProps {
  row: MemberRow;
  desk: SignupDesk;
  /** The first press of the approve key moves the focus here; the second decides. */
  approveRef: RefObject<HTMLButtonElement | null>;
}

export function SignupDecision({ row, desk, approveRef }: SignupDecisionProps) {
  const t = useText(consoleMembersTexts);
  const failure = desk.failureOf(row);
  return (
    <Decision>
      {failure && <PartialNotice tone="warn">{failure}</PartialNotice>}
      {row.status === 'pending' && (
        <>
          {row.ageYears === null && (
            <Field label={t('consoleMembers.birthDate')} hint={t('consoleMembers.birthDateHint')} required>
              <TextInput
                type="date"
                value={desk.birthDateOf(row)}
                onChange={(event) => desk.setBirthDate(row, event.target.value)}
              />
            </Field>
          )}
          <Button
            ref={approveRef}
            variant="filled"
            size="lg"
            block
            busy={desk.busy}
            aria-keyshortcuts="A"
            onClick={() => desk.approve(row)}
          >
            {t('consoleMembers.approve', { nick: row.memNick })} <kbd>A</kbd>
          </Button>
          <Button block disabled={desk.busy} aria-keyshortcuts="R" onClick={() => desk.askRejection(row)}>
            {t('consoleMembers.reject')} <kbd>R</kbd>
          </Button>
          <DecisionNote>{t('consoleMembers.approveNote')}</DecisionNote>
        </>
      )}
    </Decision>
  );
}

export function SignupRejectDialog({ row, desk }: { row: MemberRow; desk: SignupDesk }) {
  const t = useText(consoleMembersTexts);
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && desk.stopRejecting()}
      title={t('consoleMembers.rejectTitle', { nick: row.memNick })}
      note={t('consoleMembers.rejectNote')}
      presets={[
        t('consoleMembers.reason.age'),
        t('consoleMembers.reason.account'),
        t('consoleMembers.reason.duplicate'),
      ]}
      confirmLabel={t('consoleMembers.rejectConfirm')}
      busy={desk.busy}
      error={desk.failureOf(row)}
      onConfirm={(reason) => desk.reject(row, reason)}
    />
  );
}
