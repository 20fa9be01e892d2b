import type { MemberContext } from '../../../kernel/call-context.ts';

/** Whose request for money it is, and who asks: the member from its address, or an operator in its place. */
export type Asker = Pick<MemberContext, 'site' | 'memberId'> & {
  readonly address?: string;
  readonly operatorName?: string;
};
