import { mostViews } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const save = '/api/console/view/save';
const remove = '/api/console/view/delete';
const rich = { list: 'members', name: '잔액 많은 회원', query: 'status=active&sort=-cash' } as const;

const kept = async (operator: Person) => {
  const { views } = await operator.call(save, rich);
  return need(views[0], 'the view').viewIdx;
};
const namesOf = async (operator: Person, list: 'members' | 'audit' = 'members') =>
  (await operator.call('/api/console/view/list', { list })).views.map(({ name }) => name);

describe('views that an operator keeps', () => {
  test('are there again with filters, order and columns, by name, and each list has its own', async () => {
    const operator = await world.operator();
    await operator.call(save, rich);
    const { views } = await operator.call(save, { ...rich, name: '대기 중', query: 'status=pending' });
    expect(views.map(({ name, query }) => [name, query])).toEqual([
      ['대기 중', 'status=pending'],
      [rich.name, rich.query],
    ]);
    expect(await namesOf(operator, 'audit')).toEqual([]);
  });

  test('are changed in place and forgotten', async () => {
    const operator = await world.operator();
    const viewIdx = await kept(operator);
    const { views } = await operator.call(save, { ...rich, viewIdx, query: 'sort=-cash&cols=member.cash' });
    expect(views).toEqual([{ viewIdx, name: rich.name, query: 'sort=-cash&cols=member.cash' }]);
    expect(await operator.call(remove, { viewIdx })).toEqual({ views: [] });
  });

  test('are nobody else’s', async () => {
    await kept(await world.operator());
    expect(await namesOf(await world.operator())).toEqual([]);
  });

  test('two windows that save at once do not take more places than there are', async () => {
    const operator = await world.operator();
    for (let at = 1; at < mostViews; at += 1) await operator.call(save, { ...rich, name: `${at}` });
    const codes = await Promise.all(['a', 'b', 'c'].map((name) => operator.codeOf(save, { ...rich, name })));
    expect(codes.toSorted()).toEqual(['0', 'O008', 'O008']);
    expect(await namesOf(operator)).toHaveLength(mostViews);
  });

  test.each(
    refusalsOf(save, {
      E404: [
        'a view of another operator',
        async () => {
          const viewIdx = await kept(await world.operator());
          return (await world.operator()).codeOf(save, { ...rich, viewIdx });
        },
      ],
      O008: [
        'more views than fit',
        async () => {
          const operator = await world.operator();
          for (let at = 0; at < mostViews; at += 1) await operator.call(save, { ...rich, name: `${at}` });
          return operator.codeOf(save, rich);
        },
      ],
      O007: [
        'a name that another view has, in whatever case',
        async () => {
          const operator = await world.operator();
          await operator.call(save, { ...rich, name: 'VIP' });
          return operator.codeOf(save, { ...rich, name: ' vip ' });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test.each(
    refusalsOf(remove, {
      E404: [
        'to forget a view of another operator',
        async () => {
          const viewIdx = await kept(await world.operator());
          return (await world.operator()).codeOf(remove, { viewIdx });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});
