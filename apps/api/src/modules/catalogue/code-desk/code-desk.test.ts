import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld } from '../../../testing/world.ts';
import { installCodes } from '../install-codes.ts';

const world = await createWorld();
await world.database.transaction((tx) => installCodes(tx, world.site.id));
const desk = await world.operator('content');
const save = '/api/console/codes/save';
const reason = 'a test';
const { list } = await desk.call('/api/console/codes', {});
const { groupCode, code } = need(list.at(-1), 'the last code');
const words = {
  ...{ groupCode, code, nameKo: '새 이름', nameEn: 'New name', nameVi: 'Tên mới' },
  ...{ isShown: true, ord: 0, reason },
};
const order = '/api/console/codes/order';

/** The entry as an operator reads it now, with words of its own. */
async function wordsNow(change: Partial<typeof words> = {}) {
  const { list: now } = await desk.call('/api/console/codes', {});
  const held = need(
    now.find((each) => each.groupCode === groupCode && each.code === code),
    'the entry',
  );
  return { ...words, ...change, revision: held.revision };
}

test('[MS-06] an entry of the menu gets the name and the place that an operator gives it', async () => {
  await desk.call(save, await wordsNow());
  const { list: shown } = await world.guest().call('/api/common/code', {});
  expect(shown.find((each) => each.code === code && each.groupCode === groupCode)).toMatchObject({
    codeName: '새 이름',
    codeNameEN: 'New name',
    codeNameVI: 'Tên mới',
    ord: 0,
  });
});

/** The entries of a group as members find them. */
async function shownOf(group: string): Promise<string[]> {
  const { list: all } = await world.guest().call('/api/common/code', {});
  return all.filter((each) => each.groupCode === group).map((each) => each.code);
}

test('[MS-06] an entry that is not shown stands in no menu, and its group goes with its last one', async () => {
  await desk.call(save, await wordsNow({ isShown: false }));
  expect(await shownOf(groupCode)).not.toContain(code);
  expect(await world.guest().codeOf('/api/common/gameCodes', { code, groupCode })).toBe('E404');
  const { list: kept } = await desk.call('/api/console/codes', {});
  expect(kept.find((each) => each.code === code && each.groupCode === groupCode)?.isShown).toBe(false);
  await desk.call(save, await wordsNow());
});

async function groupToOrder() {
  const { list: now, revision } = await desk.call('/api/console/codes', {});
  const codes = now.filter((each) => each.groupCode === 'SLOT').map((each) => each.code);
  return { codes, revision };
}

test('[MS-06] the entries of a group stand in the order that an operator gives them, and other groups stay', async () => {
  const { codes, revision } = await groupToOrder();
  const others = await shownOf('CASINO');
  const wanted = [...codes.slice(1).toReversed(), ...codes.slice(0, 1)];
  await desk.call(order, { groupCode: 'SLOT', codes: wanted, revision });
  expect(await shownOf('SLOT')).toEqual(wanted);
  expect(await shownOf('CASINO')).toEqual(others);
});

test.each(
  refusalsOf(order, {
    E404: [
      'a group with one of its entries left out',
      async () => {
        const { codes, revision } = await groupToOrder();
        return desk.codeOf(order, { groupCode: 'SLOT', codes: codes.slice(1), revision });
      },
    ],
    T999: [
      'an order that was read before somebody else ordered',
      async () => {
        const { codes, revision } = await groupToOrder();
        await desk.call(order, { groupCode: 'SLOT', codes: codes.toReversed(), revision });
        return desk.codeOf(order, { groupCode: 'SLOT', codes, revision });
      },
    ],
  }),
)('%s is refused with %s', async (_, result, act) => expect(await act()).toBe(result));

test.each(
  refusalsOf(save, {
    N004: ['no name', async () => desk.codeOf(save, await wordsNow({ nameEn: ' ' }))],
    E404: ['an entry that is not there', async () => desk.codeOf(save, await wordsNow({ code: 'nothing' }))],
    T999: [
      'an entry that somebody else has changed since',
      async () => {
        const read = await wordsNow({ nameKo: '먼저 연 이름' });
        await desk.call(save, await wordsNow({ nameKo: '그 사이 바뀐 이름' }));
        return desk.codeOf(save, read);
      },
    ],
  }),
)('%s is refused with %s', async (_, result, act) => expect(await act()).toBe(result));
