import { pin } from './people.ts';
import { newKey, type Person, type World } from './world.ts';

/** What an operator sends to approve a request, and to reject it. */
export const finish = (cashIdx: number) => ({
  cashIdx,
  idempotencyKey: newKey(),
  payoutReference: 'KB-20261120-0042',
});
export const refuse = (cashIdx: number) => ({
  cashIdx,
  idempotencyKey: newKey(),
  reason: 'the name does not match',
});

export interface OpenRequest {
  readonly member: Person;
  readonly cashIdx: number;
}

/** Requests of members that the world has made for them, and operators that claim them. */
export function cashRequestsOf(world: World) {
  return {
    async deposit(amount = 50_000): Promise<OpenRequest> {
      const member = await world.member();
      const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount });
      return { member, cashIdx: request.cashIdx };
    },

    async withdrawal(amount = 50_000): Promise<OpenRequest> {
      const member = await world.member({ cash: 100_000 });
      const { request } = await member.call('/api/cash/out', {
        idempotencyKey: newKey(),
        amount,
        cashOutPass: pin,
      });
      return { member, cashIdx: request.cashIdx };
    },

    async claimed({ cashIdx }: { readonly cashIdx: number }): Promise<Person> {
      const operator = await world.operator();
      await operator.call('/api/console/cash/claim', { cashIdx });
      return operator;
    },
  };
}
