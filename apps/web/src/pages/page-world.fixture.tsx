import { type Caller, CallerProvider, LocaleProvider, type Realtime, RealtimeProvider } from '@hanpan/client';
import {
  type CallPath,
  calls,
  type DataOf,
  type RealtimeEvent,
  type RealtimeEvents,
  type RequestOf,
} from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import type { Locale } from '@hanpan/messages';
import { amount } from '@hanpan/money';
import { UiProvider, type UiTexts } from '@hanpan/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { someLimits } from '../test/fixtures.ts';

type Responses = { [P in CallPath]?: (body: RequestOf<P>) => DataOf<P> | Promise<DataOf<P>> };

/** Names of texts stand in for the texts: these tests are not about the primitives' own words. */
export const uiTexts = new Proxy({} as UiTexts, {
  get: (_, name) => (['page', 'timeLeft', 'digitsEntered'].includes(String(name)) ? () => '' : String(name)),
});

export const member: DataOf<'/api/member/info'> = {
  member: {
    memId: 'member01',
    memNick: '달빛나루',
    memName: '김*현',
    phone: '010-****-1234',
    bankName: '한국은행',
    accountNumber: '***-4821',
    accountHolder: '김*현',
    recommenderId: null,
    memLevel: 1,
    cashAmt: amount(100_000),
    pointAmt: amount(0),
    isPartnerMember: 'N',
    checkDueAt: null,
    documentsDue: false,
    dormantSince: null,
    factorDue: false,
    token: null,
  },
  msgInfo: { newMsg: 1 },
  token: null,
  expiresAt: '2099-01-01T00:00:00Z',
  version: 1,
};

export const siteOption: DataOf<'/api/etc/siteOption'>['siteOption'] = {
  siteName: '한판',
  moneyMode: 'play',
  locales: ['ko', 'en', 'vi'],
  timeZone: 'Asia/Seoul',
  memberPolicy: {
    idMinLength: 5,
    idMaxLength: 20,
    passwordMinLength: 8,
    passwordMaxLength: 64,
    passwordCharacters: 'any',
    changedPasswordNeedsLetterAndDigit: true,
    withdrawalPasswordMinLength: 4,
    withdrawalPasswordMaxLength: 4,
    nicknameMinLength: 2,
    nicknameMaxLength: 20,
    presetRecommenderId: null,
    legalAgeYears: 19,
    birthDateRequired: false,
    timeZone: 'Asia/Seoul',
  },
  deposit: { minAmount: amount(10_000), maxAmount: amount(5_000_000), unitAmount: amount(10_000) },
  withdrawal: { minAmount: amount(10_000), maxAmount: amount(5_000_000), unitAmount: amount(10_000) },
  withdrawalClosedFrom: '00:00',
  withdrawalClosedTo: '00:00',
  pointMinAmount: amount(1000),
  help: {
    lines: [
      { locale: 'ko', name: '도움의 전화', phone: '1336', link: 'https://help.example/' },
      { locale: 'en', name: 'Helpline', phone: '', link: 'https://help.example/en' },
    ],
    complaintDays: 10,
    complaintsTo: [{ locale: 'ko', name: '분쟁 조정 기관', phone: '', link: 'https://adr.example/' }],
    regulators: [{ locale: 'ko', name: '감독 위원회', licence: 'A-123', link: 'https://licence.example/' }],
  },
  turnover: { depositPercent: 100, rewardPercent: 100, weights: { sports: 100, slot: 100, casino: 50 } },
  bet: {
    minAmount: amount(5000),
    maxAmount: amount(2_000_000),
    maxWinAmount: amount(10_000_000),
    maxLegs: 10,
  },
};

const balance = { balance: amount(100_000), point: amount(0), isPlayGame: 'N', newMsg: 1, version: 1 };

export interface PageWorld {
  readonly queryClient: QueryClient;
  /** Every body that was sent to a path. */
  readonly sent: <P extends CallPath>(path: P) => RequestOf<P>[];
  readonly push: <E extends RealtimeEvent>(event: E, payload: RealtimeEvents[E]) => Promise<void>;
}

/** The page at any address; with the parameters of its own in one that has a part for each of them. */
function routerOf(page: ReactNode, params: Readonly<Record<string, string>>) {
  const root = createRootRoute({ notFoundComponent: () => page });
  const show = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => page });
  const named = Object.keys(params).map((name) => `$${name}`);
  const routeTree = root.addChildren(named.length === 0 ? [show('/')] : [show('/'), show(named.join('/'))]);
  const address = Object.values(params).map(encodeURIComponent).join('/');
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [`/${address}`] }) });
}

/**
 * A page for a signed-in member, with the parameters of its address; the server sends the responses that the test gives and no others.
 */
export function renderPage(
  page: ReactNode,
  responses: Responses,
  signedIn = member,
  params: Readonly<Record<string, string>> = {},
  locale: Locale = 'ko',
): PageWorld {
  const sent: { path: CallPath; body: unknown }[] = [];
  const handlers = new Map<RealtimeEvent, Set<(payload: never) => void>>();
  const known: Responses = {
    '/api/etc/siteOption': () => ({ siteOption, joinRecommanderId: null }),
    '/api/bonus/list': () => ({ offers: [], bonuses: [] }),
    '/api/cash/turnover': () => ({
      isExcluded: false,
      required: amount(0),
      done: amount(0),
      missing: amount(0),
      list: [],
      depositPercent: 100,
      rewardPercent: 100,
      weights: {},
    }),
    '/api/cash/account': () => ({ account: null, requestedAt: null }),
    '/api/cash/rules': () => ({
      memLevel: 1,
      deposit: siteOption.deposit,
      depositRefusal: null,
      withdrawal: siteOption.withdrawal,
      withdrawalRefusal: null,
      withdrawalRepeatMinutes: 0,
      usualMinutes: { in: null, out: null },
    }),
    '/api/protection/limits': () => someLimits(),
    '/api/board/msgList': () => ({
      list: [],
      pageInfo: { page: 1, count_per_list: 10, total: 0 },
      newMsg: 1,
      keepDays: 90,
      keepCount: 200,
    }),
    ...responses,
  };
  const caller = (async (path: CallPath, body: never) => {
    sent.push({ path, body });
    const respond = known[path] as ((body: never) => unknown) | undefined;
    if (respond === undefined) throw new Error(`no response for ${path}`);
    return calls[path].data.parse(await respond(body));
  }) as unknown as Caller;
  const realtime: Realtime = {
    on: (event, handler) => {
      const set = handlers.get(event) ?? new Set();
      handlers.set(event, set.add(handler as (payload: never) => void));
      return () => set.delete(handler as (payload: never) => void);
    },
    subscribe: () => () => undefined,
    onState: () => () => undefined,
    reconnect: () => undefined,
    close: () => undefined,
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  queryClient.setQueryData(['/api/member/info', {}], signedIn);
  queryClient.setQueryData(['/api/wallet/balance', {}], balance);
  const router = routerOf(page, params);
  render(
    <QueryClientProvider client={queryClient}>
      <CallerProvider caller={caller}>
        <RealtimeProvider realtime={realtime}>
          <LocaleProvider initial={locale}>
            <UiProvider texts={uiTexts} locale="ko" timeZone="Asia/Seoul" now={serverNow}>
              <RouterProvider router={router as never} />
            </UiProvider>
          </LocaleProvider>
        </RealtimeProvider>
      </CallerProvider>
    </QueryClientProvider>,
  );
  return {
    queryClient,
    sent: (path) => sent.filter((each) => each.path === path).map((each) => each.body as never),
    push: async (event, payload) => {
      await act(async () => {
        for (const handler of handlers.get(event) ?? []) handler(payload as never);
      });
    },
  };
}
