import type { DataOf, OwnLimit } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { defaultMemberPolicy, ownLimitPeriods } from '@hanpan/rules';

type SessionData = DataOf<'/api/member/info'>;

export function aSession(
  settings: {
    newMsg?: number;
    version?: number;
    partner?: 'Y' | 'N';
    checkDueAt?: string;
    documentsDue?: boolean;
    dormantSince?: string;
  } = {},
): SessionData {
  return {
    member: {
      memId: 'member01',
      memNick: '달빛나루',
      memName: '김*수',
      phone: '010-****-5678',
      bankName: '국민은행',
      accountNumber: '****1234',
      accountHolder: '김*수',
      recommenderId: null,
      memLevel: 3,
      cashAmt: amount(1_284_500),
      pointAmt: amount(23_480),
      isPartnerMember: settings.partner ?? 'N',
      checkDueAt: settings.checkDueAt ?? null,
      documentsDue: settings.documentsDue ?? false,
      dormantSince: settings.dormantSince ?? null,
      factorDue: false,
      token: null,
    },
    msgInfo: { newMsg: settings.newMsg ?? 0 },
    token: null,
    expiresAt: new Date(Date.now() + 7_200_000).toISOString(),
    version: settings.version ?? 5,
  };
}

/** Every limit that a member may set, each with what a test changes of it by `kind.period`. */
export function someLimits(
  changes: Readonly<Record<string, Partial<OwnLimit>>> = {},
): DataOf<'/api/protection/limits'> {
  const names = Object.entries(ownLimitPeriods).flatMap(([kind, periods]) =>
    periods.map((period) => ({ kind: kind as OwnLimit['kind'], period })),
  );
  return {
    list: names.map(({ kind, period }) => ({
      ...{ kind, period, amount: null, used: 0, endsAt: '2026-12-01T15:00:00Z', wanted: null },
      ...changes[`${kind}.${period}`],
    })),
    checkMinutes: null,
  };
}

export function aBalance(cash: number, version: number, newMsg = 0): DataOf<'/api/wallet/balance'> {
  return { balance: amount(cash), point: amount(23_480), isPlayGame: 'N', newMsg, version };
}

const limits = { minAmount: amount(10_000), maxAmount: amount(5_000_000), unitAmount: amount(10_000) };

export function aSite(recommenderId: string | null = null): DataOf<'/api/etc/siteOption'> {
  return {
    siteOption: {
      siteName: '한판',
      moneyMode: 'play',
      locales: ['ko', 'en', 'vi'],
      timeZone: 'Asia/Seoul',
      memberPolicy: { ...defaultMemberPolicy },
      deposit: limits,
      withdrawal: limits,
      withdrawalClosedFrom: '23:30',
      withdrawalClosedTo: '00:30',
      pointMinAmount: amount(1000),
      help: { lines: [], complaintDays: 10, complaintsTo: [], regulators: [] },
      turnover: { depositPercent: 100, rewardPercent: 100, weights: { sports: 100, slot: 100, casino: 50 } },
      bet: {
        minAmount: amount(1000),
        maxAmount: amount(1_000_000),
        maxWinAmount: amount(10_000_000),
        maxLegs: 10,
      },
    },
    joinRecommanderId: recommenderId,
  };
}

export function aGameCode(
  groupCode: string,
  groupCodeNameEN: string,
  code: string,
  ord: number,
  ready = true,
) {
  return {
    code,
    codeName: `${code} 게임`,
    codeNameEN: `${code} game`,
    codeNameVI: `${code} game`,
    groupCode,
    groupCodeNameEN,
    ord,
    gameType: 'slot' as const,
    target: 'sport',
    ready,
  };
}

type LobbyGame = DataOf<'/api/minigame/lobby'>['games'][number];

/** A slot of a vendor as its lobby shows it. */
export function aLobbyGame(key: string, more: Partial<LobbyGame> = {}): LobbyGame {
  return {
    vendorKey: 'cheongsa',
    key,
    image: `https://games.example/${key}.svg`,
    names: { ko: `게임 ${key}`, en: `Game ${key}`, vi: `Trò ${key}` },
    vendorName: { ko: '청사게임즈', en: 'Cheongsa Games', vi: 'Cheongsa Games' },
    type: 'slot',
    productCode: '0',
    returnToPlayerPercent: '96.50',
    lowestReturnPercent: null,
    smallestStakeAmount: null,
    largestStakeAmount: null,
    window: 'standard',
    hasDemo: false,
    volatility: null,
    releasedOn: null,
    jackpotAmount: null,
    ...more,
  };
}

/** A document that members accept, with something in it that looks like markup. */
export function aDocument(change: Partial<DataOf<'/api/main/document'>> = {}): DataOf<'/api/main/document'> {
  return {
    kind: 'terms',
    version: 1,
    isCurrent: true,
    publishedAt: '2026-11-20T03:00:00.000Z',
    sections: [{ heading: '제1조 목적', blocks: [{ text: '<b>본문</b>', points: ['항목 하나'] }] }],
    ...change,
  };
}
