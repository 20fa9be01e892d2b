import type { ResultCode } from '@hanpan/contract';
import { boardResults } from './results/board.ts';
import { cashResults } from './results/cash.ts';
import { deskResults } from './results/desk.ts';
import { documentResults } from './results/documents.ts';
import { giveResults } from './results/give.ts';
import { partnerResults } from './results/partner.ts';
import { playResults } from './results/play.ts';
import { rewardResults } from './results/rewards.ts';
import { sessionResults } from './results/session.ts';
import { signUpResults } from './results/sign-up.ts';
import { staffResults } from './results/staff.ts';
import { transportResults } from './results/transport.ts';
import type { Text } from './text.ts';

/**
 * Every code of the contract, for the server, which words its answers. A code without its three texts does not
 * compile. A page that must word a code itself imports the group of it.
 */
export const results = {
  ...transportResults,
  ...sessionResults,
  ...signUpResults,
  ...playResults,
  ...cashResults,
  ...rewardResults,
  ...giveResults,
  ...partnerResults,
  ...boardResults,
  ...deskResults,
  ...documentResults,
  ...staffResults,
} as const satisfies Record<ResultCode, Text>;

/** Before the words of a refusal that is about one of several bets: which selections it is on. */
export const refusedSelections = {
  ko: '{selections}번 선택: ',
  en: 'Selection {selections}: ',
  vi: 'Lựa chọn {selections}: ',
} as const satisfies Text;

/** After the words of a wrong withdrawal password: how many more wrong ones lock withdrawals, and that the last one has. */
export const pinTries = {
  left: {
    ko: ' {triesLeft}번 더 틀리면 환전이 잠깁니다.',
    en: ' Tries left before withdrawals are locked: {triesLeft}.',
    vi: ' Sai thêm {triesLeft} lần nữa thì việc rút tiền bị khóa.',
  },
  none: {
    ko: ' 여러 번 틀려 환전이 잠겼습니다. 고객센터로 문의해 주세요.',
    en: ' Withdrawals are now locked. Please contact support.',
    vi: ' Rút tiền đã bị khóa. Vui lòng liên hệ bộ phận hỗ trợ.',
  },
} as const satisfies Readonly<Record<'left' | 'none', Text>>;
