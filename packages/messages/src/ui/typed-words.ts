import type { Texts } from '../text.ts';

/**
 * What readers type who look for a page, though no screen calls it so: the words of banks, of other sites, and those that the
 * glossary refuses. They are searched in and never shown, so they are no part of the catalogue.
 */
export const typedWords = {
  charge: { ko: '입금, 돈 넣기, 계좌이체', en: 'top up, pay in, add money', vi: 'gửi tiền, chuyển khoản' },
  exchange: { ko: '출금, 인출, 돈 빼기', en: 'cash out, payout', vi: 'chuyển tiền ra' },
  chargeList: { ko: '입금내역', en: 'top up history', vi: 'lịch sử gửi tiền' },
  exchangeList: { ko: '출금내역', en: 'payout history', vi: 'lịch sử chuyển tiền ra' },
  walletHistory: { ko: '잔액, 거래내역, 머니내역', en: 'wallet, statement', vi: 'ví, sao kê' },
  betList: { ko: '배팅내역, 구매내역', en: 'my bets, tickets', vi: 'vé cược' },
  info: { ko: '비밀번호 변경, 회원정보, 계좌', en: 'account, password, profile', vi: 'tài khoản, mật khẩu' },
  msg: { ko: '메시지, 쪽지함', en: 'inbox, mail', vi: 'hộp thư' },
  coupon: { ko: '이벤트, 보너스', en: 'voucher, bonus', vi: 'mã giảm giá, bonus' },
  csCenter: { ko: '상담, 문의', en: 'help, contact', vi: 'trợ giúp, liên hệ' },
  qnaList: { ko: '1:1 문의, 질문', en: 'questions, ticket', vi: 'câu hỏi' },
  faq: { ko: '자주 묻는 질문', en: 'questions', vi: 'câu hỏi thường gặp' },
  sport: { ko: '스포츠, 프리매치', en: 'sports, pre-match', vi: 'thể thao' },
  liveSport: { ko: '실시간, 인플레이', en: 'in-play', vi: 'trong trận' },
  resultSport: { ko: '스코어, 결과', en: 'scores', vi: 'tỷ số' },
  fair: { ko: '공정성, 해시', en: 'provably fair, proof', vi: 'công bằng' },
} as const satisfies Texts;
