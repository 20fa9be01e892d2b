import type { RequestOf } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/clock.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const desk = await world.operator('content');
const save = '/api/console/banners/save';
const order = '/api/console/banners/order';
const remove = '/api/console/banners/delete';
const words = (text: string) => ({ ko: text, en: text, vi: text });

const popup = (part: Partial<RequestOf<typeof save>> = {}): RequestOf<typeof save> => ({
  idempotencyKey: newKey(),
  bannerIdx: null,
  revision: null,
  kind: 'popup',
  art: 'night-market',
  kicker: words(''),
  title: words('Popup'),
  body: words('Words'),
  action: words('See'),
  target: '/member/sport/combinationbetting',
  layout: 'both',
  locales: null,
  startsAt: null,
  endsAt: null,
  isOn: true,
  ...part,
});

async function saved(part: Partial<RequestOf<typeof save>> = {}, caller: Person = desk): Promise<number> {
  return (await caller.call(save, popup(part))).banner.bannerIdx;
}

async function revisionOf(bannerIdx: number): Promise<string | null> {
  const { list } = await desk.call('/api/console/banners', {});
  return list.find((each) => each.bannerIdx === bannerIdx)?.revision ?? null;
}

const shownTo = async (caller = world.guest(), layout: 'desktop' | 'mobile' = 'desktop') =>
  (await caller.call('/api/etc/popupList', { layout })).list.map(({ bannerIdx }) => bannerIdx);

describe('banners and popups', () => {
  test('[MS-06] one is shown at its time, on its layout and in its languages, and no longer when it is off', async () => {
    const at = (ms: number) => new Date(world.clock.read() + ms).toISOString();
    const later = await saved({ startsAt: at(minutes(5)), endsAt: at(minutes(15)) });
    expect(await shownTo()).not.toContain(later);
    world.clock.advance(minutes(10));
    expect(await shownTo()).toContain(later);
    world.clock.advance(minutes(10));
    expect(await shownTo()).not.toContain(later);
    const onPhones = await saved({ layout: 'mobile' });
    expect(await shownTo()).not.toContain(onPhones);
    expect(await shownTo(world.guest(), 'mobile')).toContain(onPhones);
    const inKorean = await saved({ locales: ['ko'], title: { ko: 'only', en: '', vi: '' } });
    expect(await shownTo(world.guest().inLocale('en'))).not.toContain(inKorean);
    expect(await shownTo()).toContain(inKorean);
    const only = { locales: ['ko' as const], title: { ko: 'only', en: '', vi: '' } };
    const revision = await revisionOf(inKorean);
    await desk.call(save, popup({ bannerIdx: inKorean, revision, ...only, isOn: false }));
    expect(await shownTo()).not.toContain(inKorean);
  });

  test('they stand in the order that they are put in, and one that is taken away is gone', async () => {
    const site = await world.addSite();
    const caller = await world.operator('content', site);
    const ids = [await saved({}, caller), await saved({}, caller), await saved({}, caller)];
    const turned = ids.toReversed();
    await caller.call(order, { kind: 'popup', bannerIdxs: turned });
    expect(await shownTo(world.guest(site))).toEqual(turned);
    await caller.call(remove, { bannerIdx: turned[1] ?? 0, reason: 'over' });
    expect(await shownTo(world.guest(site))).toEqual([turned[0], turned[2]]);
  });
});

const elsewhere = async () => saved({}, await world.operator('content', await world.addSite()));

test.each(
  refusalsOf(save, {
    C999: [
      'a key that was used for other words',
      async () => {
        const body = popup();
        await desk.call(save, body);
        return desk.codeOf(save, { ...body, title: words('other') });
      },
    ],
    N003: ['a target on another site', () => desk.codeOf(save, popup({ target: 'https://evil.test' }))],
    N001: [
      'no title in a language that reads it',
      () => desk.codeOf(save, popup({ title: { ko: 'a', en: '', vi: 'a' } })),
    ],
    N002: [
      'an end before the start',
      () => desk.codeOf(save, popup({ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' })),
    ],
    E404: ['one of another site', async () => desk.codeOf(save, popup({ bannerIdx: await elsewhere() }))],
    T999: [
      'words that were read before somebody else changed them',
      async () => {
        const bannerIdx = await saved();
        const revision = await revisionOf(bannerIdx);
        await desk.call(save, popup({ bannerIdx, revision, title: words('first') }));
        return desk.codeOf(save, popup({ bannerIdx, revision, title: words('second') }));
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(order, {
    E404: [
      'one of another kind',
      async () => desk.codeOf(order, { kind: 'main', bannerIdxs: [await saved()] }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(remove, {
    E404: [
      'one of another site',
      async () => desk.codeOf(remove, { bannerIdx: await elsewhere(), reason: 'x' }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
