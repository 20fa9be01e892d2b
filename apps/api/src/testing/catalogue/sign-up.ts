import type { Scenario } from './scenario.ts';

const path = '/api/member/signup';

/** What the specification's client sends, and would be accepted. */
function form(number: number): Record<string, string> {
  return {
    memId: `cat${number}`,
    memNick: `목록${number}`,
    memPass: 'fourWords1',
    memPassCheck: 'fourWords1',
    cashOutPass: '4821',
    memPhone: `010${77_000_000 + number}`,
    recommenderId: '',
    bank: '004',
    memName: '김민수',
    bankacc: `55${number}00`,
  };
}

/** A form with some other fields, at a site with some other settings. */
const withForm =
  (change: Record<string, string>, settings?: object): Scenario =>
  async ({ world }) => {
    const site = settings === undefined ? world.site : await world.addSite(settings);
    const body = { ...form(world.next()), recommenderId: site.storeId, ...change };
    return { caller: world.guest(site), path, body };
  };

/** A form that repeats one field of another applicant. */
const repeating =
  (field: string): Scenario =>
  async ({ world }) => {
    const [first, second] = [form(world.next()), form(world.next())];
    const recommenderId = world.site.storeId;
    await world.guest().sendRaw(path, JSON.stringify({ ...first, recommenderId }));
    const body = { ...second, recommenderId, [field]: first[field] };
    return { caller: world.guest(), path, body };
  };

const recommendedBy =
  (options: { rank?: string; status?: 'suspended' }): Scenario =>
  async ({ world }) => {
    const { memId: recommenderId } = await world.addMember(options);
    return { caller: world.guest(), path, body: { ...form(world.next()), recommenderId } };
  };

export const signUpScenarios = {
  U101: withForm({ memId: 'abcd' }),
  U102: withForm({ memPass: 'password1', memPassCheck: 'password1' }),
  U103: withForm({ cashOutPass: '48213' }),
  U104: withForm({ memPhone: '0212345678' }),
  U105: withForm({ memNick: 'x' }),
  U106: withForm({ birthDate: '2020-01-01' }),
  U112: withForm({ recommenderId: 'nobody' }),
  U113: recommendedBy({}),
  U114: recommendedBy({ rank: 'PTN_5', status: 'suspended' }),
  U115: withForm({}, { signupOpen: false }),
  U116: repeating('memId'),
  U117: repeating('memNick'),
  U118: repeating('memPhone'),
  U119: repeating('bankacc'),
} as const satisfies Record<string, Scenario>;
