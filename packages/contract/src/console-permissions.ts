import type { consoleCalls } from './console-calls.ts';
import type { consoleLists } from './exports/console-lists.ts';
import type { WorkbookPath } from './exports/define-export.ts';
import type { ledgerStatementCsv } from './exports/ledger-statement.ts';
import type { consoleSettlementCsv } from './exports/partner.ts';
import type {
  consoleBetsCsv,
  consoleBetsXlsx,
  reportFileCsv,
  reportFileXlsx,
  reportTableCsv,
  reportTableXlsx,
} from './exports/reports.ts';
import { type StaffRole, staffRoles } from './staff-roles.ts';

const leads = ['owner', 'supervisor'] as const;

/** What there is to do, and which roles do it. */
const rolesOfDuty = {
  /** The own account, and what is waiting. */
  everyday: staffRoles,
  staff: ['owner'],
  lead: leads,
  audit: [...leads, 'readOnly'],
  readMembers: [...leads, 'cashier', 'trader', 'support', 'readOnly'],
  careForMembers: [...leads, 'support'],
  /** What play may do to a member: who cares for it, and who checks that somebody does. */
  readCare: [...leads, 'support', 'readOnly'],
  blockMembers: [...leads, 'cashier', 'support'],
  readCash: [...leads, 'cashier', 'support', 'readOnly'],
  moveMoney: [...leads, 'cashier'],
  readRewards: [...leads, 'cashier', 'support', 'readOnly'],
  readBoards: [...leads, 'support', 'content', 'readOnly'],
  answer: [...leads, 'support'],
  publish: [...leads, 'content'],
  write: [...leads, 'support', 'content'],
  readLedger: [...leads, 'cashier', 'readOnly'],
  readTrading: [...leads, 'trader', 'readOnly'],
  trade: [...leads, 'trader'],
  readGames: [...leads, 'trader', 'support', 'content', 'readOnly'],
  switchGames: [...leads, 'trader', 'content'],
  readStuck: [...leads, 'cashier', 'support', 'readOnly'],
  readReports: [...leads, 'cashier', 'trader', 'readOnly'],
  scheduleReports: [...leads, 'cashier', 'trader'],
  readSettings: [...leads, 'trader', 'readOnly'],
  readPartners: [...leads, 'cashier', 'support', 'readOnly'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Duty = keyof typeof rolesOfDuty;

type ConsoleCalls = typeof consoleCalls;
type ListPath = (typeof consoleLists)[number]['path'];
/** Every call that somebody has to be logged in at the console for, and every file. */
export type StaffPath =
  | { [P in keyof ConsoleCalls]: ConsoleCalls[P]['audience'] extends 'guest' ? never : P }[keyof ConsoleCalls]
  | (typeof ledgerStatementCsv)['path']
  | (typeof consoleSettlementCsv)['path']
  | ListPath
  | WorkbookPath<ListPath>
  | '/api/console/partner/settlement.xlsx'
  | (typeof reportTableCsv)['path']
  | (typeof reportTableXlsx)['path']
  | (typeof reportFileCsv)['path']
  | (typeof reportFileXlsx)['path']
  | (typeof consoleBetsCsv)['path']
  | (typeof consoleBetsXlsx)['path'];

/** The permission matrix: a call of the console without its row does not compile. */
const dutyOf: { readonly [P in StaffPath]: Duty } = {
  '/api/console/confirm': 'everyday',
  '/api/console/confirmation/show': 'everyday',
  '/api/console/confirmation/give': 'everyday',
  '/api/console/getToken': 'everyday',
  '/api/console/logout': 'everyday',
  '/api/console/me': 'everyday',
  '/api/console/queue': 'everyday',
  '/api/console/password': 'everyday',
  '/api/console/totp/begin': 'everyday',
  '/api/console/totp/confirm': 'everyday',
  '/api/console/view/list': 'everyday',
  '/api/console/view/save': 'everyday',
  '/api/console/view/delete': 'everyday',
  '/api/console/sessions': 'everyday',
  '/api/console/sessions/end': 'everyday',
  '/api/console/logins': 'audit',
  '/api/console/operators': 'staff',
  '/api/console/operators/create': 'staff',
  '/api/console/operators/change': 'staff',
  '/api/console/operators/block': 'staff',
  '/api/console/operators/resetPassword': 'staff',
  '/api/console/operators/resetTotp': 'staff',
  '/api/console/operators/locks': 'staff',
  '/api/console/operators/unlock': 'staff',
  '/api/console/operators/sessions': 'staff',
  '/api/console/operators/endSessions': 'staff',
  '/api/console/audit': 'audit',
  '/api/console/audit/verify': 'audit',
  '/api/console/significant/list': 'audit',
  '/api/console/significant/list.csv': 'audit',
  '/api/console/significant/list.xlsx': 'audit',
  '/api/console/significant/seen': 'lead',
  '/api/console/personalAccess': 'audit',
  '/api/console/personalAccess/months': 'audit',
  '/api/console/personalAccess/review': 'lead',
  '/api/console/settings': 'readSettings',
  '/api/console/settings/links': 'readSettings',
  '/api/console/settings/preview': 'readSettings',
  '/api/console/settings/save': 'lead',
  '/api/console/settings/history': 'readSettings',
  '/api/console/maintenance': 'everyday',
  '/api/console/maintenance/set': 'lead',
  '/api/console/maintenance/end': 'lead',
  '/api/console/members': 'readMembers',
  '/api/console/members/decide': 'careForMembers',
  '/api/console/members/unlockPin': 'blockMembers',
  '/api/console/members/cashBlocks': 'blockMembers',
  '/api/console/members/playAccess': 'blockMembers',
  '/api/console/members/reopen': 'blockMembers',
  '/api/console/members/activate': 'blockMembers',
  '/api/console/members/detail': 'readMembers',
  '/api/console/members/reveal': 'blockMembers',
  '/api/console/members/level': 'careForMembers',
  '/api/console/members/note': 'blockMembers',
  '/api/console/members/endSessions': 'blockMembers',
  '/api/console/members/resetPassword': 'careForMembers',
  '/api/console/members/dropFactor': 'careForMembers',
  '/api/console/members/dropPin': 'careForMembers',
  '/api/console/members/testAccount': 'lead',
  '/api/console/members/verifyIdentity': 'careForMembers',
  '/api/console/members/revokeIdentity': 'careForMembers',
  '/api/console/harm/list': 'readCare',
  '/api/console/harm/member': 'readCare',
  '/api/console/harm/review': 'careForMembers',
  '/api/console/partner/tree': 'readPartners',
  '/api/console/partner/detail': 'readPartners',
  '/api/console/partner/create': 'moveMoney',
  '/api/console/partner/decide': 'careForMembers',
  '/api/console/partner/move': 'careForMembers',
  '/api/console/partner/block': 'careForMembers',
  '/api/console/partner/closing': 'readPartners',
  '/api/console/partner/close': 'careForMembers',
  '/api/console/partner/reopen': 'careForMembers',
  '/api/console/partner/rights': 'careForMembers',
  '/api/console/partner/setRates': 'moveMoney',
  '/api/console/partner/settlements': 'readPartners',
  '/api/console/partner/settlement': 'readPartners',
  '/api/console/partner/settlement.csv': 'readPartners',
  '/api/console/partner/settlement.xlsx': 'readPartners',
  '/api/console/partner/settlementCompute': 'moveMoney',
  '/api/console/partner/settlementConfirm': 'moveMoney',
  '/api/console/partner/settlementDrop': 'moveMoney',
  '/api/console/partner/commissions': 'readPartners',
  '/api/console/partner/commissionUsers': 'readPartners',
  '/api/console/partner/commissionBets': 'readPartners',
  '/api/console/cash/list': 'readCash',
  '/api/console/cash/list.csv': 'readCash',
  '/api/console/cash/list.xlsx': 'readCash',
  '/api/console/cash/detail': 'readCash',
  '/api/console/cash/claim': 'moveMoney',
  '/api/console/cash/approve': 'moveMoney',
  '/api/console/cash/reject': 'moveMoney',
  '/api/console/cash/payoutAccount': 'moveMoney',
  '/api/console/cash/release': 'moveMoney',
  '/api/console/cash/note': 'moveMoney',
  '/api/console/account/list': 'readCash',
  '/api/console/account/send': 'moveMoney',
  '/api/console/depositAccount/list': 'readCash',
  '/api/console/depositAccount/shown': 'readCash',
  '/api/console/depositAccount/open': 'lead',
  '/api/console/depositAccount/close': 'lead',
  '/api/console/depositAccount/assign': 'lead',
  '/api/console/point/list': 'readRewards',
  '/api/console/point/list.csv': 'readRewards',
  '/api/console/point/list.xlsx': 'readRewards',
  '/api/console/point/give': 'moveMoney',
  '/api/console/point/takeBack': 'moveMoney',
  '/api/console/coupon/list': 'readRewards',
  '/api/console/coupon/issue': 'moveMoney',
  '/api/console/coupon/cancel': 'moveMoney',
  '/api/console/adjustment/list': 'readCash',
  '/api/console/adjustment/list.csv': 'readCash',
  '/api/console/adjustment/list.xlsx': 'readCash',
  '/api/console/adjustment/ask': 'moveMoney',
  '/api/console/adjustment/approve': 'moveMoney',
  '/api/console/adjustment/reject': 'moveMoney',
  '/api/console/approval/list': 'readCash',
  '/api/console/approval/approve': 'moveMoney',
  '/api/console/approval/reject': 'moveMoney',
  '/api/console/board/list': 'readBoards',
  '/api/console/board/detail': 'readBoards',
  '/api/console/board/publish': 'publish',
  '/api/console/board/reply': 'answer',
  '/api/console/board/hide': 'write',
  '/api/console/board/image': 'write',
  '/api/console/messages': 'readBoards',
  '/api/console/messages/send': 'write',
  '/api/console/messages/templates': 'readBoards',
  '/api/console/messages/templates/save': 'write',
  '/api/console/messages/templates/delete': 'write',
  '/api/console/documents': 'readBoards',
  '/api/console/documents/detail': 'readBoards',
  '/api/console/documents/publish': 'lead',
  '/api/console/banners': 'readBoards',
  '/api/console/banners/save': 'publish',
  '/api/console/banners/order': 'publish',
  '/api/console/banners/delete': 'publish',
  '/api/console/codes': 'readGames',
  '/api/console/codes/save': 'publish',
  '/api/console/codes/order': 'publish',
  '/api/console/bestGames': 'readGames',
  '/api/console/bestGames/search': 'readGames',
  '/api/console/bestGames/save': 'publish',
  '/api/console/vendors': 'readGames',
  '/api/console/vendors/games': 'readGames',
  '/api/console/vendors/switch': 'switchGames',
  '/api/console/vendors/detail': 'readSettings',
  '/api/console/vendors/save': 'lead',
  '/api/console/vendors/create': 'lead',
  '/api/console/vendors/key': 'lead',
  '/api/console/vendors/test': 'lead',
  '/api/console/vendors/stuck': 'readStuck',
  '/api/console/vendors/releaseHeld': 'lead',
  '/api/console/vendors/dismissHeld': 'lead',
  '/api/console/vendors/endTransfer': 'lead',
  '/api/console/vendors/retryTransfer': 'moveMoney',
  '/api/console/ledger/summary': 'readLedger',
  '/api/console/ledger/accounts': 'readLedger',
  '/api/console/ledger/accounts.csv': 'readLedger',
  '/api/console/ledger/accounts.xlsx': 'readLedger',
  '/api/console/ledger/check': 'readLedger',
  '/api/console/ledger/verify': 'lead',
  '/api/console/ledger/statement': 'readLedger',
  '/api/console/ledger/statement.csv': 'readLedger',
  '/api/console/sports/bigBets': 'readTrading',
  '/api/console/sports/decideBigBet': 'trade',
  '/api/console/sports/events': 'readTrading',
  '/api/console/sports/event': 'readTrading',
  '/api/console/sports/hold': 'trade',
  '/api/console/sports/release': 'trade',
  '/api/console/sports/shift': 'trade',
  '/api/console/sports/limit': 'trade',
  '/api/console/sports/limits': 'readSettings',
  '/api/console/sports/setLimits': 'lead',
  '/api/console/sports/resultPreview': 'lead',
  '/api/console/sports/result': 'lead',
  '/api/console/sports/reviews': 'readTrading',
  '/api/console/sports/reviewRetry': 'trade',
  '/api/console/sports/reviewClose': 'lead',
  '/api/console/sports/feeds': 'readTrading',
  '/api/console/minigame/prices': 'readSettings',
  '/api/console/minigame/setPrices': 'lead',
  '/api/console/report/play': 'readReports',
  '/api/console/report/days': 'readReports',
  '/api/console/report/revenue': 'readReports',
  '/api/console/report/liabilities': 'readReports',
  '/api/console/report/retention': 'readReports',
  '/api/console/report/providers': 'readReports',
  '/api/console/report/reconcile': 'readReports',
  '/api/console/report/returns': 'readReports',
  '/api/console/report/returns/look': 'lead',
  '/api/console/report/visits': 'readReports',
  '/api/console/report/schedules': 'readReports',
  '/api/console/report/schedules/create': 'scheduleReports',
  '/api/console/report/schedules/end': 'scheduleReports',
  '/api/console/report/table.csv': 'readReports',
  '/api/console/report/bets.csv': 'readReports',
  '/api/console/report/bets.xlsx': 'readReports',
  '/api/console/report/table.xlsx': 'readReports',
  '/api/console/report/file.csv': 'readReports',
  '/api/console/report/file.xlsx': 'readReports',
  '/api/console/today': 'readReports',
  '/api/console/bets/list': 'readMembers',
  '/api/console/bets/list.csv': 'readReports',
  '/api/console/bets/list.xlsx': 'readReports',
  '/api/console/why': 'readMembers',
  '/api/console/cash/bankMatch': 'moveMoney',
};

/** The roles that may make a call of the console; none, where the matrix has no row for it. */
export function rolesFor(path: string): readonly StaffRole[] {
  return Object.hasOwn(dutyOf, path) ? rolesOfDuty[dutyOf[path as StaffPath]] : [];
}

/** Whether somebody with these roles may make a call of the console. */
export function mayCall(roles: readonly StaffRole[], path: string): boolean {
  const allowed = rolesFor(path);
  return roles.some((role) => allowed.includes(role));
}

/**
 * Of whom somebody with these roles is shown the whole name: of everybody, who pays; of those who apply, who decides about them; of
 * nobody, everybody else (standards KR-6).
 */
export type ShownNames = 'all' | 'applicants' | 'none';

export function namesShownTo(roles: readonly StaffRole[]): ShownNames {
  if (mayCall(roles, '/api/console/cash/approve')) return 'all';
  return mayCall(roles, '/api/console/members/decide') ? 'applicants' : 'none';
}

/** Whether somebody with these roles takes over and overrules what other operators do. */
export function leadsOthers(roles: readonly StaffRole[]): boolean {
  return mayCall(roles, '/api/console/maintenance/set');
}
