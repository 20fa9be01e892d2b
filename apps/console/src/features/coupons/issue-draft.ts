import { type Amount, zero } from '@hanpan/money';
import { readMemIds } from './model.ts';

/** The form of an issue as it is typed. */
export interface IssueDraft {
  readonly name: { readonly ko: string; readonly en: string; readonly vi: string };
  readonly worth: 'cash' | 'point';
  readonly amount: Amount | undefined;
  readonly days: string;
  readonly members: string;
  readonly codes: string;
  readonly note: string;
}

export const newDraft: IssueDraft = {
  name: { ko: '', en: '', vi: '' },
  worth: 'cash',
  amount: undefined,
  days: '30',
  members: '',
  codes: '',
  note: '',
};

export type IssueField = 'name' | 'amount' | 'days' | 'receivers';

const dayMs = 86_400_000;

/** Valid for whole days from `fromMs` on, which must stay the same while an order may be sent again. */
export function orderOf(draft: IssueDraft, fromMs: number) {
  return {
    name: { ko: draft.name.ko.trim(), en: draft.name.en.trim(), vi: draft.name.vi.trim() },
    worth: draft.worth,
    amount: draft.amount ?? zero,
    expiresAt: new Date(fromMs + Number(draft.days) * dayMs).toISOString(),
    memIds: readMemIds(draft.members),
    codeCount: Number(draft.codes),
    note: draft.note.trim(),
  };
}

export function issueProblems(draft: IssueDraft): ReadonlySet<IssueField> {
  const problems = new Set<IssueField>();
  if (Object.values(draft.name).some((name) => name.trim() === '')) problems.add('name');
  if (!draft.amount) problems.add('amount');
  if (Number(draft.days) < 1) problems.add('days');
  if (readMemIds(draft.members).length + Number(draft.codes) === 0) problems.add('receivers');
  return problems;
}
