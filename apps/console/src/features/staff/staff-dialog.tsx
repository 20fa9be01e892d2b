import { useText } from '@hanpan/client';
import { type StaffRole, staffRoles } from '@hanpan/contract';
import { FormDialog, ReasonField } from '@hanpan/kit';
import { consoleShellTexts, consoleStaffTexts } from '@hanpan/messages';
import { Checkbox, Field, PartialNotice, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import styles from './staff.module.css';
import type { StaffActions, StaffDraft, StaffRow } from './use-staff.ts';

const idPattern = /^[A-Za-z0-9._-]{3,30}$/;

interface StaffDialogProps {
  /** Who is changed; without it, somebody new. */
  readonly row: StaffRow | undefined;
  readonly actions: StaffActions;
  readonly onClose: () => void;
}

/** Name and roles of one operator, and why. */
export function StaffDialog({ row, actions, onClose }: StaffDialogProps) {
  const t = useText(consoleStaffTexts);
  const shell = useText(consoleShellTexts);
  const [draft, setDraft] = useState<StaffDraft>(() => ({
    operatorId: row?.operatorId ?? '',
    name: row?.name ?? '',
    roles: row?.roles ?? [],
    reason: '',
  }));
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<StaffDraft>) => setDraft((held) => ({ ...held, ...part }));
  const isIdWrong = !idPattern.test(draft.operatorId);
  const isWhole =
    !isIdWrong && draft.name.trim() !== '' && draft.roles.length > 0 && draft.reason.trim() !== '';
  const submit = async () => {
    setTried(true);
    if (!isWhole) return;
    const isDone = await (row === undefined ? actions.create(draft) : actions.change(row, draft));
    if (isDone) onClose();
  };
  return (
    <FormDialog
      layer="confirm"
      size="md"
      title={t(row === undefined ? 'consoleStaff.new' : 'consoleStaff.change')}
      onClose={onClose}
      submitLabel={t(row === undefined ? 'consoleStaff.add' : 'consoleStaff.save')}
      onSubmit={submit}
      call={actions}
    >
      {row === undefined && (
        <Field
          label={t('consoleStaff.id')}
          hint={t('consoleStaff.idHint')}
          required
          error={isTried && isIdWrong && t('consoleStaff.idWrong')}
        >
          <TextInput
            maxLength={30}
            autoComplete="off"
            value={draft.operatorId}
            onChange={(event) => change({ operatorId: event.target.value })}
          />
        </Field>
      )}
      <Field
        label={t('consoleStaff.name')}
        required
        error={isTried && draft.name.trim() === '' && t('consoleStaff.nameMissing')}
      >
        <TextInput
          maxLength={40}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <RoleChoice roles={draft.roles} onChange={(roles) => change({ roles })} />
      {isTried && draft.roles.length === 0 && (
        <PartialNotice tone="warn">{t('consoleStaff.rolesMissing')}</PartialNotice>
      )}
      <ReasonField
        presets={[t('consoleStaff.reasonJoined'), t('consoleStaff.reasonMoved')]}
        reason={draft.reason}
        error={isTried && draft.reason.trim() === '' && shell('consoleShell.reasonMissing')}
        onChange={(reason) => change({ reason })}
      />
    </FormDialog>
  );
}

function RoleChoice(props: { roles: readonly StaffRole[]; onChange: (roles: readonly StaffRole[]) => void }) {
  const { roles, onChange } = props;
  const t = useText(consoleStaffTexts);
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>{t('consoleStaff.roles')}</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={t(`consoleStaff.role.${role}`)}
          description={t(`consoleStaff.does.${role}`)}
          checked={roles.includes(role)}
          onChange={(checked) => onChange(checked ? [...roles, role] : roles.filter((each) => each !== role))}
        />
      ))}
    </fieldset>
  );
}
