import { randomUUID } from 'node:crypto';
import { calls } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { retireFormer } from './change-secret.ts';
import type { GuestContext } from './kernel/call-context.ts';
import { followSecrets } from './kernel/keys/follow-secrets.ts';
import type { Sealer } from './kernel/sealed.ts';
import { answerOf } from './kernel/serve-idempotent.ts';
import { password, pin } from './testing/people.ts';
import { signUpForm } from './testing/sign-up-form.ts';
import { begin, createInstallation, follow, held, program } from './testing/two-secrets.ts';

describe('[SEC-22] while two secrets are in use', () => {
  test('a phone and an account are used once, whichever secret they were written under, also at once', async () => {
    const world = await createInstallation();
    const first = signUpForm(world);
    await world.guest().call('/api/member/signup', first);
    await world.owner.run('update installation_secret set seals_since = now() where number = 2');
    await follow(world);
    const join = (change: object) =>
      world.guest().codeOf('/api/member/signup', { ...signUpForm(world), ...change });
    expect(await join({ memPhone: first.memPhone })).toBe('U118');
    expect(await join({ bankacc: first.bankacc })).toBe('U119');
    const member = await world.member();
    const change = { change: 'phone', memPass: password, memPhone: first.memPhone } as const;
    expect(await member.codeOf('/api/member/update', change)).toBe('U118');
    const wanted = { memPhone: '01077778888' };
    const codes = await Promise.all([join(wanted), join(wanted), join(wanted)]);
    expect(codes.sort()).toEqual(['0', 'U118', 'U118']);
  });

  test('the console finds members by phone and account, and those who share them', async () => {
    const world = await createInstallation();
    const operator = await world.operator('supervisor');
    const [before, after] = [await world.addMember(), await world.addMember()];
    const phone = '01055556666';
    const write = (key: number, sealer: Sealer) =>
      world.owner.run(
        'update member set phone_cipher = $2, phone_index = $3, phone_shared = true where id = $1',
        [key, sealer.seal('member.phone', phone), sealer.blindIndex('phone', phone)],
      );
    const newer = held('app', 1, 2);
    newer.ring.follow({ seals: 2, kept: [] });
    await write(before.key, held('app', 1));
    await write(after.key, newer);
    const query = { search: phone, status: 'all', page: 1 } as const;
    const { list } = await operator.call('/api/console/members', query);
    expect(list.map(({ memId }) => memId).sort()).toEqual([before.memId, after.memId].sort());
    const { linked } = await operator.call('/api/console/members/detail', { memberKey: before.key });
    expect(linked.find(({ memId }) => memId === after.memId)?.by).toContain('phone');
  });

  test('a password and a PIN move to the new pepper when they are entered, and log-ins at once all succeed', async () => {
    const world = await createInstallation();
    const member = await world.member({ cash: 100_000 });
    const operator = await world.operator('supervisor');
    await world.owner.run('update installation_secret set seals_since = now() where number = 2');
    await follow(world);
    const hashes = () =>
      world.database.row<{ password: string; pin: string }>(
        `select left(password_hash, 3) as password, left(pin_hash, 3) as pin from member where id = $1`,
        [member.key],
      );
    expect(await hashes()).toEqual({ password: '$ar', pin: '$ar' });
    const login = { memId: member.memId, memPass: password };
    const codes = await Promise.all([1, 2, 3].map(() => world.guest().codeOf('/api/member/login', login)));
    expect(codes).toEqual(['0', '0', '0']);
    expect(await hashes()).toEqual({ password: 'k2$', pin: '$ar' });
    const again = await world.signIn(member.memId);
    const withdrawal = { amount: 60_000, cashOutPass: pin };
    expect(await again.codeOf('/api/cash/out', { ...withdrawal, cashOutPass: '0000' })).toBe('C008');
    expect(await again.codeOf('/api/cash/out', withdrawal)).toBe('0');
    expect(await hashes()).toEqual({ password: 'k2$', pin: 'k2$' });
    const credentials = { operatorId: operator.memId, password };
    expect(await world.guest().codeOf('/api/console/login', credentials)).toBe('0');
    expect(
      await world.database.row('select left(password_hash, 3) as hash from operator where id = $1', [
        operator.key,
      ]),
    ).toEqual({ hash: 'k2$' });
    expect(await world.guest().codeOf('/api/member/login', { ...login, memPass: 'another one 1' })).toBe(
      'L001',
    );
  });

  test('a change of a secret that is sent again with its key is answered as before, also under another secret', async () => {
    const world = await createInstallation();
    const form = { ...signUpForm(world), idempotencyKey: randomUUID() };
    const answer = await world.guest().call('/api/member/signup', form);
    await begin(world, 'app');
    await retireFormer(world.owner, program(1, 2), 'app', async () => undefined);
    const fresh = program(2);
    await followSecrets(world.database, fresh);
    const call = calls['/api/member/signup'];
    const asked = (change: object) =>
      answerOf(
        { ...world.services, sealer: fresh.sealer },
        call,
        { site: { id: world.site.id } } as GuestContext,
        { ...call.body.parse(form), ...change },
      );
    expect(await asked({})).toEqual(answer);
    expect(await asked({ memPass: 'another password 1' })).toMatchObject({ code: 'C999' });
  });
});
