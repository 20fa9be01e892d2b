import { useText } from '@hanpan/client';
import { consoleCashTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useCallback, useState } from 'react';
import { useOperator } from '../../app/session.ts';
import { useBecause } from './cash-decision.tsx';
import { approvalOf, type CashKind, type CashRow, claimOf, holdOf, rejectionOf } from './model.ts';
import { type CashActions, useCashActions } from './use-cash-actions.ts';
import { type Reference, useReference } from './use-reference.ts';

export interface CashDesk {
  readonly actions: CashActions;
  readonly claim: (row: CashRow | undefined) => Promise<void>;
  readonly release: (row: CashRow) => Promise<void>;
  readonly approve: (row: CashRow) => Promise<void>;
  /** The bank's number of the transfer that pays a withdrawal, as it is typed. */
  readonly reference: Reference;
  readonly reject: (row: CashRow, reason: string) => Promise<void>;
  /** The letter keys: no single key moves money. */
  readonly armApproval: (row: CashRow | undefined) => boolean;
  readonly askRejection: (row: CashRow | undefined) => void;
  readonly armed: boolean;
  readonly disarm: () => void;
  readonly rejecting: CashRow | undefined;
  readonly stopRejecting: () => void;
  /** The request whose note is being written. */
  readonly noting: CashRow | undefined;
  readonly askNote: (row: CashRow) => void;
  readonly stopNoting: () => void;
  readonly note: (row: CashRow, note: string) => Promise<void>;
}

/** The actions of the desk with the notices that follow them. */
export function useCashDesk(kind: CashKind): CashDesk {
  const t = useText(consoleCashTexts);
  const me = useOperator();
  const because = useBecause();
  const actions = useCashActions();
  const reference = useReference();
  const [armed, setArmed] = useState(false);
  const [rejecting, setRejecting] = useState<CashRow>();
  const [noting, setNoting] = useState<CashRow>();
  const disarm = useCallback(() => setArmed(false), []);
  const refuse = (text: string) => void toast({ kind: 'warn', text });
  const noRow = () => refuse(t('consoleCash.because.noRow'));

  return {
    actions,
    armed,
    disarm,
    rejecting,
    stopRejecting: () => setRejecting(undefined),
    async claim(row) {
      if (row === undefined) return noRow();
      const permission = claimOf(row);
      if (!permission.allowed) return refuse(because(permission.because, row));
      const claimed = await actions.run('claim', row);
      if (claimed) toast({ text: t('consoleCash.claimed'), receiptId: claimed.receiptId });
    },
    async release(row) {
      const done = await actions.run('release', row);
      if (done) toast({ text: t('consoleCash.released'), receiptId: done.receiptId });
    },
    noting,
    stopNoting: () => setNoting(undefined),
    askNote(row) {
      const permission = holdOf(row, me);
      if (!permission.allowed) return refuse(because(permission.because, row));
      actions.forgetFailure();
      setNoting(row);
    },
    async note(row, note) {
      const done = await actions.run('note', row, note);
      if (done === undefined) return;
      setNoting(undefined);
      toast({ text: t('consoleCash.noted'), receiptId: done.receiptId });
    },
    reference,
    async approve(row) {
      const words = reference.valueFor(row).trim();
      const approval = approvalOf(row, me);
      const isFirst = approval.allowed && approval.step === 'first';
      if (row.kind === 'out' && words === '' && !isFirst) {
        reference.miss(row);
        return;
      }
      const done = await actions.run('approve', row, words);
      if (done === undefined) return;
      const { amount, memNick: nick, receiptId } = done;
      const text =
        done.state === 1
          ? t(`consoleCash.approved.${kind}`, { nick, amount })
          : t('consoleCash.approvedFirst');
      toast({ text, receiptId });
    },
    async reject(row, reason) {
      const done = await actions.run('reject', row, reason);
      if (done === undefined) return;
      setRejecting(undefined);
      const { amount, memNick: nick, receiptId } = done;
      toast({ text: t('consoleCash.rejected', { nick, amount }), receiptId });
    },
    armApproval(row) {
      if (row === undefined) noRow();
      const permission = row && approvalOf(row, me);
      if (row && permission?.allowed === false) refuse(because(permission.because, row));
      if (!permission?.allowed) return false;
      setArmed(true);
      return true;
    },
    askRejection(row) {
      if (row === undefined) return noRow();
      const permission = rejectionOf(row, me);
      if (!permission.allowed) return refuse(because(permission.because, row));
      actions.forgetFailure();
      setRejecting(row);
    },
  };
}
