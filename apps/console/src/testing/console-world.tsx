import {
  CallError,
  type Caller,
  CallerProvider,
  LocaleProvider,
  type Realtime,
  RealtimeProvider,
} from '@hanpan/client';
import type {
  CallPath,
  DataOf,
  RealtimeEvent,
  RealtimeEvents,
  RequestOf,
  ResultCode,
} from '@hanpan/contract';
import { useUiTexts } from '@hanpan/kit';
import { amount } from '@hanpan/money';
import { UiProvider } from '@hanpan/ui';
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
import { type Operator, OperatorProvider, session } from '../app/session.ts';
import type { CashRow } from '../features/cash-queue/model.ts';

export const nowMs = Date.parse('2026-03-02T03:00:00.000Z');
export const me: Operator = {
  operatorId: 'op1',
  name: '이서윤',
  roles: ['cashier', 'trader', 'support', 'content'],
  isPlatform: false,
  hasTotp: false,
  needsTotp: false,
  siteName: '한판',
};

type Responses = { [P in CallPath]?: (body: RequestOf<P>) => DataOf<P> | Promise<DataOf<P>> };

export interface Asked {
  readonly path: CallPath;
  readonly body: unknown;
}

/** A server with the responses that a test gives it; any other call is an error, as on a real one. */
export function fakeServer(responses: Responses) {
  const asked: Asked[] = [];
  const caller: Caller = async (path, body) => {
    asked.push({ path, body });
    const respond = responses[path];
    if (respond === undefined) throw refusal('E404', `no response for ${path}`);
    return respond(body);
  };
  return {
    caller,
    asked,
    bodiesOf: (path: CallPath) => asked.filter((each) => each.path === path).map((each) => each.body),
  };
}

export function refusal(code: ResultCode, message: string, unknown = false): CallError {
  return new CallError(code, message, unknown);
}

export function fakeRealtime() {
  const handlers = new Map<RealtimeEvent, Set<(payload: never) => void>>();
  const realtime: Realtime = {
    on(event, handler) {
      const set = handlers.get(event) ?? new Set();
      handlers.set(event, set.add(handler));
      return () => set.delete(handler);
    },
    subscribe: () => () => undefined,
    onState: () => () => undefined,
    reconnect: () => undefined,
    close: () => undefined,
  };
  const push = <E extends RealtimeEvent>(event: E, payload: RealtimeEvents[E]) =>
    act(() => {
      for (const handler of handlers.get(event) ?? []) handler(payload as never);
    });
  return { realtime, push };
}

function Words({ children }: { children: ReactNode }) {
  return (
    <UiProvider texts={useUiTexts()} locale="ko" timeZone="Asia/Seoul" now={() => nowMs}>
      {children}
    </UiProvider>
  );
}

interface WorldSettings {
  readonly caller: Caller;
  readonly realtime?: Realtime;
  readonly operator?: Operator;
}

/** Draws a page of the console with everything around it that the shell would give it. */
export async function renderInConsole(
  page: ReactNode,
  { caller, realtime = fakeRealtime().realtime, operator = me }: WorldSettings,
  address = '/',
) {
  // An earlier test may have ended the session, which is that of the whole page.
  session.enter();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/', component: () => page });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  return render(
    <LocaleProvider initial="ko">
      <QueryClientProvider client={queryClient}>
        <CallerProvider caller={caller}>
          <RealtimeProvider realtime={realtime}>
            <Words>
              <OperatorProvider value={operator}>
                <RouterProvider router={router} />
              </OperatorProvider>
            </Words>
          </RealtimeProvider>
        </CallerProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
}

let nextIdx = 1;

export function cashRow(part: Partial<CashRow> = {}): CashRow {
  const cashIdx = nextIdx++;
  return {
    cashIdx,
    receiptId: `D-${cashIdx}`,
    kind: 'in',
    amount: amount(300_000),
    bonusAmount: amount(0),
    state: 0,
    appliedAt: '2026-03-02T02:58:00.000Z',
    waitingAt: null,
    processedAt: null,
    reason: null,
    closedBy: null,
    expiresAt: null,
    payerName: null,
    payoutReference: null,
    payerMatches: true,
    shownAccount: null,
    memberKey: 1,
    memId: 'member01',
    memNick: `회원${cashIdx}`,
    tree: ['head01', 'store01'],
    accountHolder: '김*현',
    bankName: '국민은행',
    claimedBy: null,
    claimedById: null,
    needsSecond: false,
    secondCause: null,
    firstApprovedBy: null,
    firstApprovedById: null,
    dueAt: '2026-03-02T03:03:00.000Z',
    isClosing: false,
    deferNote: null,
    ...part,
  };
}

export const pageOne = (total: number) => ({ page: 1, count_per_list: 50, total });
