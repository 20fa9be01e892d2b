import type { Locale, Text } from './text.ts';

/** Whose screens a text is on. Operators read the console, everybody else the site. */
export type Reader = 'member' | 'operator';

/** One thing and its one word in each language. */
export interface Term {
  /** Plain English for whoever writes texts. */
  readonly thing: string;
  readonly word: Text;
  /** Where only one kind of reader has this word; the other has another term for the thing. */
  readonly reader?: Reader;
  /** The texts that it is about, by their keys; all of them where nothing is said. */
  readonly keys?: RegExp;
  /** What is never written for it. */
  readonly never: { readonly [L in Locale]?: RegExp };
}

/**
 * The words of the product, as docs/STYLE.md shows them. The check of the catalogue refuses every variant, so that a
 * reader meets one word for one thing whoever wrote the text.
 */
export const glossary: readonly Term[] = [
  {
    thing: 'money that a member can use now',
    word: { ko: '보유금', en: 'balance', vi: 'số dư' },
    never: {
      ko: /보유머니|캐시(?!아웃)|잔고/,
      en: /held money|\bwallet balance/i,
      vi: /tiền đang có|số tiền có sẵn/i,
    },
  },
  {
    thing: 'money set aside for a withdrawal, and nothing else',
    word: { ko: '보류금', en: 'hold', vi: 'tiền tạm giữ' },
    never: { ko: /동결|예치금/, en: /\b(frozen|reserved) (money|amount)/i, vi: /đóng băng/i },
  },
  {
    thing: 'money in, as a member asks for it',
    reader: 'member',
    word: { ko: '충전', en: 'deposit', vi: 'nạp tiền' },
    // The transfer at the bank is 입금, for everybody.
    never: {
      ko: /입금(?! ?(계좌|자|확인|내역)|을 확인|하|한|할|합|해|했|된|되|돼)|입출금/,
      en: /top[- ]?up|\bcharge (money|your)/i,
      vi: /gửi tiền vào/i,
    },
  },
  {
    thing: 'money in, as a bank and the console call it',
    reader: 'operator',
    word: { ko: '입금', en: 'deposit', vi: 'nạp tiền' },
    never: { ko: /충전/, en: /top[- ]?up/i },
  },
  {
    thing: 'money out, as a member asks for it',
    reader: 'member',
    word: { ko: '환전', en: 'withdrawal', vi: 'rút tiền' },
    never: {
      ko: /출금(?!자)/,
      en: /cash[- ]?out (request|money)|\bexchange (money|request)/i,
      vi: /đổi tiền mặt/i,
    },
  },
  {
    thing: 'money out, as a bank and the console call it',
    reader: 'operator',
    word: { ko: '출금', en: 'withdrawal', vi: 'rút tiền' },
    never: { ko: /환전/, en: /\bexchange (money|request)/i },
  },
  {
    thing: 'asking for either',
    word: { ko: '신청', en: 'request', vi: 'yêu cầu' },
    never: { en: /\bask for (a|the) (deposit|withdrawal)/i },
  },
  {
    thing: 'an operator takes a request',
    word: { ko: '담당하기', en: 'claim', vi: 'nhận việc' },
    never: { ko: /^맡기$|떠맡/, en: /\btake over the request/i },
  },
  {
    thing: 'and gives it back to the queue',
    word: { ko: '담당 해제', en: 'release', vi: 'trả lại việc' },
    never: { ko: /내려놓/, en: /\bput (it )?down\b|unclaim/i, vi: /nhả(?!y)/i },
  },
  {
    thing: 'an operator decides',
    word: { ko: '승인 · 거절', en: 'approve · reject', vi: 'duyệt · từ chối' },
    never: { ko: /반려/, vi: /bác bỏ/i },
  },
  {
    thing: 'nobody knows yet whether it happened',
    word: { ko: '결과 확인 중', en: 'indeterminate', vi: 'chưa rõ' },
    never: { en: /unknown outcome/i },
  },
  {
    thing: 'a wager',
    word: { ko: '베팅', en: 'bet', vi: 'cược' },
    never: { ko: /배팅|뱃팅/, en: /\bwager(?!ing)|bet ticket/i, vi: /cá độ|cá cược/i },
  },
  {
    thing: 'price of an outcome',
    word: { ko: '배당', en: 'odds', vi: 'tỷ lệ cược' },
    never: { en: /\bbetting price/i, vi: /tỉ lệ/i },
  },
  {
    thing: 'the break between the halves of a match',
    keys: /^(sports|home|slip|bet|live)\./,
    word: { ko: '하프타임', en: 'half-time', vi: 'nghỉ giữa hiệp' },
    never: { ko: /휴식/, en: /\bhalf time\b|\binterval\b/i },
  },
  {
    thing: 'a match whose result is sealed in advance',
    word: { ko: '추첨 경기', en: 'simulated match', vi: 'trận mô phỏng' },
    // A drawn match is one that ended level.
    never: { en: /\bdrawn match|\bplayed by draws/i, vi: /trận quay số/i },
  },
  {
    thing: 'a kind of bet on several legs',
    word: { ko: '조합', en: 'combination', vi: 'cược xiên' },
    never: { ko: /폴더/, en: /\bparlay|\baccumulator\b|\bmulti bet/i, vi: /cược kết hợp|cược tổ hợp/i },
  },
  {
    thing: 'a bet on one leg',
    word: { ko: '단폴', en: 'single', vi: 'cược đơn' },
    never: { ko: /단식 베팅|싱글 베팅/, en: /\bstraight bet/i, vi: /cược lẻ/i },
  },
  {
    thing: 'a bet on every combination of so many of the legs',
    keys: /^(slip|slipSystem|api)\./,
    word: { ko: '시스템', en: 'system', vi: 'hệ thống' },
    never: { ko: /퍼뮤테이션|순열/, en: /\bpermutation|\bround[- ]robin/i, vi: /hoán vị/i },
  },
  {
    thing: 'what a won bet pays',
    word: { ko: '적중금', en: 'payout', vi: 'tiền thắng' },
    never: { ko: /당첨액/, en: /\bwinnings?\b/i },
  },
  {
    thing: 'a bet or leg given back',
    word: { ko: '적특', en: 'void', vi: 'hoàn cược' },
    never: { ko: /적중특례|무효(?! ?(화|한|인))/, en: /\bpushed\b/i },
  },
  {
    thing: 'stakes required before money is free to withdraw',
    word: { ko: '롤링', en: 'turnover', vi: 'vòng cược' },
    never: { ko: /베팅 조건|베팅조건|회전율/, en: /\brollover|\bwagering/i, vi: /doanh thu cược/i },
  },
  {
    thing: 'who makes the games',
    word: { ko: '게임사', en: 'provider', vi: 'nhà cung cấp' },
    never: { ko: /공급사|(?<!데이터 )제공사/, en: /\bsuppliers?\b|\bvendors?\b/i },
  },
  {
    thing: 'who reports matches, their scores and their odds',
    reader: 'member',
    word: { ko: '데이터 제공사', en: 'feed', vi: 'nguồn dữ liệu' },
    never: { ko: /중계사/, en: /\bdata (provider|source)\b/i },
  },
  {
    thing: 'money that is at a vendor',
    word: { ko: '게임머니', en: 'game money', vi: 'tiền trò chơi' },
    never: { ko: /게임 머니/, en: /integrated money/i, vi: /tiền trong trò chơi/i },
  },
  {
    thing: 'who brought a member',
    word: { ko: '추천인', en: 'referrer', vi: 'người giới thiệu' },
    never: { ko: /추천자/, en: /recommender/i },
  },
  {
    thing: 'everybody below a partner; above',
    word: { ko: '하부 · 소속', en: 'downline · upline', vi: 'tuyến dưới · tuyến trên' },
    never: { ko: /하위|하부회원/, en: /\b(lower|sub-?) ?members?\b/i, vi: /cấp dưới/i },
  },
  {
    thing: 'money that an operator moves by hand',
    word: { ko: '조정 (지급 · 차감)', en: 'adjustment (credit · debit)', vi: 'điều chỉnh' },
    never: { ko: /넣기|^빼기$/ },
  },
  {
    thing: 'the most that the house may have to pay',
    word: { ko: '최대 지급 예상액', en: 'worst-case liability', vi: 'mức chi trả tối đa' },
    never: { ko: /최악의|책임 ?금액/, vi: /trách nhiệm xấu nhất/i },
  },
  {
    thing: 'a written word from the site to one member',
    word: { ko: '쪽지', en: 'message', vi: 'tin nhắn' },
    // The specification words its one notice itself.
    never: { ko: /메시지|메세지(?! ?함으로|가 도착)/, en: /\b(memo|inbox mail)\b/i, vi: /thư tin/i },
  },
  {
    thing: 'a question for the account to deposit to',
    reader: 'member',
    word: { ko: '계좌 문의', en: 'deposit account', vi: 'hỏi tài khoản nạp' },
    // The specification words the confirmation and its notice itself.
    never: { ko: /계좌문의(?! 글을|하기로)|입금 계좌 문의/ },
  },
  {
    thing: 'the page that explains betting',
    word: { ko: '베팅 가이드', en: 'betting guide', vi: 'hướng dẫn cược' },
    never: { ko: /베팅 안내/, en: /sports betting guide/i, vi: /hướng dẫn cược thể thao/i },
  },
  {
    thing: 'what members do to keep play within bounds',
    reader: 'member',
    word: { ko: '이용자 보호', en: 'player protection', vi: 'bảo vệ người chơi' },
    never: {
      ko: /자기 ?관리|건전 ?게임|책임 ?도박/,
      en: /responsible (gaming|gambling|play)|safer (gaming|gambling|play)/i,
      vi: /chơi có trách nhiệm|cược có trách nhiệm/i,
    },
  },
  {
    thing: 'a break from playing that a member cannot shorten',
    word: { ko: '자기 제한', en: 'self-exclusion', vi: 'tự loại trừ' },
    never: { ko: /자가 ?제한|자기 ?배제/, en: /\btime-?out\b|\bself-ban/i, vi: /tự cấm/i },
  },
  {
    thing: 'a member leaves, and what it had is paid out',
    word: { ko: '탈퇴', en: 'close the account', vi: 'đóng tài khoản' },
    never: {
      ko: /회원 ?해지|계정 ?삭제/,
      en: /\b(delete|terminate) (your|the) account\b/i,
      vi: /xóa tài khoản/i,
    },
  },
  {
    thing: 'what shows a member its time and its losses every so often',
    reader: 'member',
    word: { ko: '이용 현황', en: 'reality check', vi: 'kiểm tra thực tế' },
    never: { ko: /리얼리티 ?체크|현실 ?점검/, en: /\bactivity (alert|reminder)/i, vi: /nhắc thực tế/i },
  },
  {
    thing: 'entering the site',
    word: { ko: '로그인', en: 'log in · log out', vi: 'đăng nhập' },
    never: { en: /\bsign(ed|ing)?[ -](in|out)\b/i, vi: /đăng xuất ra/i },
  },
  {
    thing: 'becoming a member',
    word: { ko: '가입', en: 'sign up', vi: 'đăng ký' },
    never: { en: /\bjoin us\b|create an account/i, vi: /ghi danh/i },
  },
  {
    thing: 'a person who runs the site',
    word: { ko: '운영자', en: 'operator', vi: 'điều hành viên' },
    never: { ko: /관리자/, en: /\badministrator/i, vi: /người vận hành|người điều hành|quản trị viên/i },
  },
  {
    thing: 'the member’s way to get help',
    word: { ko: '고객센터', en: 'support', vi: 'bộ phận hỗ trợ' },
    never: {
      ko: /고객 ?지원|서포트/,
      en: /customer (service|cent(er|re)|care)/i,
      vi: /trung tâm khách hàng/i,
    },
  },
  {
    thing: 'the zone that times are shown in, as a reader knows it',
    word: { ko: '한국 표준시(KST)', en: 'Korea Standard Time (KST)', vi: 'Giờ Hàn Quốc (KST)' },
    never: { ko: /GMT\+9|Asia\/Seoul/, en: /GMT\+9|Asia\/Seoul/, vi: /GMT\+9|Asia\/Seoul/ },
  },
  {
    thing: 'bets beyond the main odds of a match',
    word: { ko: '스페셜', en: 'special', vi: 'đặc biệt' },
    keys: /^(sports|results|navigation|bet|guide)\./,
    never: { ko: /스폐셜|특별 ?베팅/, en: /\bspecials\b/i, vi: /kèo đặc biệt/i },
  },
  {
    thing: 'what has its place already and opens later',
    word: { ko: '준비 중', en: 'coming soon', vi: 'sắp có' },
    keys: /preparing$/,
    never: { en: /being prepared|^soon$/i, vi: /đang chuẩn bị/i },
  },
  {
    thing: 'how the machinery works is not a reader’s business',
    reader: 'member',
    word: { ko: '결과', en: 'result', vi: 'kết quả' },
    never: {
      ko: /빠른 시계|서버가 정합니다|분할 \d/,
      en: /the server (draws|decides)|fast clock/i,
      vi: /do máy chủ quyết định/i,
    },
  },
];

/** Who reads the text of a key. */
export function readerOf(key: string): Reader {
  return /^console|\.console\./.test(key) ? 'operator' : 'member';
}

/** The variants in a text that the glossary refuses: each with the word that is written in its place. */
export function strayWords(key: string, text: Text): string[] {
  const applies = ({ reader, keys }: Term) =>
    (reader === undefined || reader === readerOf(key)) && (keys === undefined || keys.test(key));
  return glossary.filter(applies).flatMap(({ word, never }) =>
    Object.entries(never).flatMap(([locale, variant]) => {
      const found = variant.exec(text[locale as Locale]);
      return found === null ? [] : [`${key} ${locale}: "${found[0]}", write "${word[locale as Locale]}"`];
    }),
  );
}
