import { need } from '../../kernel/need.ts';
import { codeAt, stepOf } from '../../kernel/totp.ts';
import { installTexts } from '../documents.ts';
import { withFactor } from '../factors.ts';
import { markHarm } from '../harm.ts';
import { password } from '../people.ts';
import { addEvent } from '../significant.ts';
import { newKey } from '../world.ts';
import type { ReadyTable } from './ready-state.ts';
import type { Stage } from './stage.ts';

const reason = 'fuzz';

/** For the calls about operators, members, settings and what the site says. */
const memberWith =
  (more: object) =>
  async ({ world }: Stage) => ({
    caller: await world.operator(),
    body: { memberKey: (await world.addMember()).key, ...more } as never,
  });

/** A change of one setting that fits what was just read. */
async function settingChange({ world }: Stage) {
  const caller = await world.operator('supervisor', await world.addSite());
  const { groups } = await caller.call('/api/console/settings', {});
  const { revision } = need(groups[0], 'a group');
  return { caller, group: 'site' as const, revision, changes: [{ key: 'supportContact', value: '"fuzz"' }] };
}

const passportOf = (memberKey: number) => ({
  memberKey,
  document: 'passport' as const,
  method: 'video' as const,
  confirms: ['name' as const, 'birthDate' as const],
});

const words = { ko: 'fuzz', en: 'fuzz', vi: 'fuzz' };
/** Under a name of its own each time: what is kept under one is not put aside unread. */
const newTemplate = () => ({ name: `fuzz ${newKey()}`, title: words, body: words, revision: null });
const banner = {
  bannerIdx: null,
  revision: null,
  kind: 'popup',
  art: 'night-market',
  kicker: words,
  title: words,
  body: words,
  action: words,
  target: '/member/main',
  layout: 'both',
  locales: null,
  startsAt: null,
  endsAt: null,
  isOn: false,
} as const;

async function savedBanner({ world }: Stage) {
  const caller = await world.operator();
  const { banner: made } = await caller.call('/api/console/banners/save', {
    idempotencyKey: newKey(),
    ...banner,
  });
  return { caller, bannerIdx: made.bannerIdx };
}

export const staffReady: ReadyTable = {
  '/api/console/personalAccess/review': async ({ world }) => ({
    caller: await world.operator('supervisor'),
    body: { idempotencyKey: newKey(), month: '2025-01', note: reason },
  }),
  '/api/console/documents/detail': async ({ world }) => {
    await installTexts(world);
    return { caller: await world.operator(), body: { kind: 'terms' as const, version: 1 } };
  },
  '/api/console/documents/publish': async ({ world }) => {
    const site = await world.addSite();
    const text = '# Fuzz\nfuzz';
    const texts = { ko: text, en: text, vi: text };
    const body = {
      idempotencyKey: newKey(),
      kind: 'terms' as const,
      baseVersion: 0,
      isMaterial: true,
      texts,
    };
    return { caller: await world.operator('supervisor', site), body };
  },
  '/api/console/messages/send': async ({ world }) => {
    const memIds = [(await world.addMember()).memId];
    const message = {
      idempotencyKey: newKey(),
      target: 'members',
      memIds,
      title: words,
      body: words,
    } as const;
    return { caller: await world.operator(), body: message };
  },
  '/api/console/messages/templates/save': async ({ world }) => ({
    caller: await world.operator(),
    body: newTemplate(),
  }),
  '/api/console/messages/templates/delete': async ({ world }) => {
    const caller = await world.operator();
    const { template: kept } = await caller.call('/api/console/messages/templates/save', newTemplate());
    return { caller, body: { templateIdx: kept.templateIdx } };
  },
  '/api/console/banners/save': async ({ world }) => ({
    caller: await world.operator(),
    body: { idempotencyKey: newKey(), ...banner },
  }),
  '/api/console/banners/order': async (stage) => {
    const { caller, bannerIdx } = await savedBanner(stage);
    return { caller, body: { kind: 'popup', bannerIdxs: [bannerIdx] } };
  },
  '/api/console/banners/delete': async (stage) => {
    const { caller, bannerIdx } = await savedBanner(stage);
    return { caller, body: { bannerIdx, reason } };
  },
  '/api/console/settings/preview': async (stage) => {
    const { caller, group, changes } = await settingChange(stage);
    return { caller, body: { group, changes } };
  },
  '/api/console/settings/history': async ({ world }) => ({
    caller: await world.operator('supervisor'),
    body: { group: 'cash' },
  }),
  '/api/console/settings/save': async (stage) => {
    const { caller, ...change } = await settingChange(stage);
    return { caller, body: { idempotencyKey: newKey(), ...change, reason } };
  },
  '/api/console/members/detail': memberWith({}),
  '/api/console/harm/member': memberWith({}),
  '/api/console/harm/review': async ({ world }) => {
    const member = await world.addMember();
    const untilMarker = await markHarm(world, member);
    const body = { idempotencyKey: newKey(), memberKey: member.key, untilMarker };
    return { caller: await world.operator(), body: { ...body, outcome: 'nothing' as const, note: reason } };
  },
  '/api/console/significant/seen': async ({ world }) => {
    const eventIdxs = [await addEvent(world, await world.addMember())];
    return { caller: await world.operator('supervisor'), body: { idempotencyKey: newKey(), eventIdxs } };
  },
  '/api/console/members/reveal': memberWith({ field: 'phone', reason }),
  '/api/console/members/level': memberWith({ level: 3, reason }),
  '/api/console/members/note': memberWith({ body: 'fuzz', isPinned: false }),
  '/api/console/members/endSessions': memberWith({ reason }),
  '/api/console/members/resetPassword': memberWith({ reason }),
  '/api/console/members/verifyIdentity': async ({ world }) => ({
    caller: await world.operator(),
    body: { idempotencyKey: newKey(), ...passportOf((await world.addMember()).key) },
  }),
  '/api/console/members/revokeIdentity': async ({ world }) => {
    const caller = await world.operator();
    const { key: memberKey } = await world.addMember();
    const check = { idempotencyKey: newKey(), ...passportOf(memberKey) };
    await caller.call('/api/console/members/verifyIdentity', check);
    const { identity } = await caller.call('/api/console/members/detail', { memberKey });
    const { identityIdx } = need(identity[0], 'a verification');
    return { caller, body: { idempotencyKey: newKey(), memberKey, identityIdx, reason } };
  },
  '/api/console/members/testAccount': async ({ world }) => ({
    caller: await world.operator('supervisor'),
    body: { memberKey: (await world.addMember()).key, fundsCap: 100_000, reason },
  }),
  '/api/console/members/dropPin': async ({ world }) => ({
    caller: await world.operator(),
    body: { memberKey: (await world.member()).key, reason },
  }),
  '/api/console/members/dropFactor': async ({ world }) => {
    const { member } = await withFactor(world, await world.member());
    return { caller: await world.operator(), body: { memberKey: member.key, reason } };
  },
  '/api/console/operators/create': async ({ world }) => ({
    caller: await world.operator('owner'),
    body: { operatorId: `fuzz${world.next()}`, name: `fuzz${world.next()}`, roles: ['support'], reason },
  }),
  '/api/console/operators/change': async ({ world }) => ({
    caller: await world.operator('owner'),
    body: {
      operatorKey: (await world.operator()).key,
      name: `fuzz${world.next()}`,
      roles: ['support'],
      reason,
    },
  }),
  '/api/console/operators/block': async ({ world }) => ({
    caller: await world.operator('owner'),
    body: { operatorKey: (await world.operator()).key, blocked: true, reason },
  }),
  '/api/console/operators/resetPassword': async ({ world }) => ({
    caller: await world.operator('owner'),
    body: { operatorKey: (await world.operator()).key, reason },
  }),
  '/api/console/operators/resetTotp': async ({ world }) => ({
    caller: await world.operator('owner'),
    body: { operatorKey: (await world.operator()).key, reason },
  }),
  '/api/console/operators/sessions': async ({ world }) => ({
    caller: await world.operator('owner'),
    body: { operatorKey: (await world.operator()).key },
  }),
  '/api/console/operators/endSessions': async ({ world }) => ({
    caller: await world.operator('owner'),
    body: { operatorKey: (await world.operator()).key, sessionKey: null, reason },
  }),
  '/api/console/operators/unlock': async ({ world }) => {
    const operator = await world.operator();
    // From a network of its own: whoever logs in from that of all others must not wait for these failures.
    const place = world.next();
    const stranger = world.guest().fromAddress(`10.${(place >> 8) % 256}.${place % 256}.7`);
    const wrong = { operatorId: operator.memId, password: 'not the password' };
    for (let failed = 0; failed < 3; failed += 1) await stranger.codeOf('/api/console/login', wrong);
    const owner = await world.operator('owner');
    const { list } = await owner.call('/api/console/operators/locks', {});
    const lock = need(
      list.find(({ operatorKey }) => operatorKey === operator.key),
      'the lockout',
    );
    const { network, deviceKey } = lock;
    return { caller: owner, body: { operatorKey: operator.key, network, deviceKey, reason } };
  },
  '/api/console/sessions/end': async ({ world }) => ({
    caller: await world.operator(),
    body: { sessionKey: null },
  }),
  '/api/console/logins': async ({ world }) => ({
    caller: await world.operator('supervisor'),
    body: { span: 'day' },
  }),
  '/api/console/totp/confirm': async ({ world }) => {
    const caller = await world.operator();
    const key = Buffer.alloc(20);
    const offered = world.services.sealer.seal('operator.totp', key.toString('base64'));
    await world.database.run('update operator set totp_offered = $2 where id = $1', [caller.key, offered]);
    return { caller, body: { code: codeAt(key, stepOf(world.clock.read())), password } };
  },
  '/api/console/confirmation/show': async ({ world }) => {
    const member = await world.addMember();
    const body = { memId: member.memId, direction: 'credit', amount: 5_000, reason: 'a mistake of ours' };
    return {
      caller: await world.operator('supervisor'),
      body: { path: '/api/console/adjustment/ask', body },
    };
  },
  '/api/console/confirmation/give': async ({ world }) => {
    // Each wrong password counts against the address that all of them come from.
    await world.database.run('delete from sign_in_attempt where not succeeded');
    const member = await world.addMember();
    const caller = await world.operator('supervisor');
    const asked = { memId: member.memId, direction: 'credit', amount: 5_000, reason: 'a mistake of ours' };
    const { confirmationKey, digest } = await caller.call('/api/console/confirmation/show', {
      path: '/api/console/adjustment/ask',
      body: asked,
    });
    return { caller, body: { confirmationKey, digest, password } };
  },
  '/api/console/confirm': async ({ world }) => ({ caller: await world.operator(), body: { password } }),
  '/api/console/password': async ({ world }) => ({
    caller: await world.operator(),
    body: { password, newPassword: 'long and mine 7' },
  }),
};
