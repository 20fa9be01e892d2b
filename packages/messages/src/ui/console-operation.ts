import type { Texts } from '../text.ts';

/** One operation that an operator confirms, as the server has put it together. */
export const consoleOperationTexts = {
  'consoleOperation.title': { ko: '내용 확인', en: 'Confirm this operation', vi: 'Xác nhận thao tác' },
  'consoleOperation.again.code': {
    ko: '이 한 건에만 2분 동안 유효합니다. 내용이 맞으면 인증 앱에 나오는 6자리를 입력해 주세요.',
    en: 'This holds for this one operation, for two minutes. If it is right, enter the six digits of your authenticator.',
    vi: 'Chỉ có hiệu lực cho thao tác này trong 2 phút. Nếu đúng, hãy nhập 6 chữ số trong ứng dụng xác thực.',
  },
  'consoleOperation.again.password': {
    ko: '이 한 건에만 2분 동안 유효합니다. 내용이 맞으면 비밀번호를 입력해 주세요.',
    en: 'This holds for this one operation, for two minutes. If it is right, enter your password.',
    vi: 'Chỉ có hiệu lực cho thao tác này trong 2 phút. Nếu đúng, hãy nhập mật khẩu.',
  },
  'consoleOperation.loading': {
    ko: '내용을 불러오는 중입니다',
    en: 'What it would do is being read',
    vi: 'Đang đọc nội dung',
  },
  'consoleOperation.failed': {
    ko: '내용을 불러오지 못했습니다',
    en: 'What it would do could not be read',
    vi: 'Không đọc được nội dung',
  },
  'consoleOperation.line.member': { ko: '회원', en: 'Member', vi: 'Thành viên' },
  'consoleOperation.line.members': { ko: '대상 수', en: 'How many', vi: 'Số lượng' },
  'consoleOperation.line.partners': { ko: '파트너 수', en: 'Partners', vi: 'Số đối tác' },
  'consoleOperation.line.days': { ko: '기간', en: 'Days', vi: 'Khoảng ngày' },
  'consoleOperation.line.deposit': { ko: '입금액', en: 'Deposit', vi: 'Nạp tiền' },
  'consoleOperation.line.withdrawal': { ko: '출금액', en: 'Withdrawal', vi: 'Rút tiền' },
  'consoleOperation.line.bonus': { ko: '보너스', en: 'Bonus', vi: 'Tiền thưởng' },
  'consoleOperation.line.credit': { ko: '지급액', en: 'Credit', vi: 'Cộng' },
  'consoleOperation.line.debit': { ko: '차감액', en: 'Debit', vi: 'Trừ' },
  'consoleOperation.line.points': { ko: '포인트', en: 'Points', vi: 'Điểm' },
  'consoleOperation.line.coupons': { ko: '쿠폰', en: 'Coupons', vi: 'Phiếu thưởng' },
  'consoleOperation.line.account': { ko: '받는 계좌', en: 'To account', vi: 'Tài khoản nhận' },
  'consoleOperation.line.payer': { ko: '입금자', en: 'Payer', vi: 'Người chuyển' },
  'consoleOperation.line.reference': { ko: '이체 번호', en: 'Transfer number', vi: 'Mã chuyển khoản' },
  'consoleOperation.line.askedBy': { ko: '요청자', en: 'Requested by', vi: 'Người yêu cầu' },
  'consoleOperation.line.setting': { ko: '설정', en: 'Setting', vi: 'Cài đặt' },
  'consoleOperation.line.outcome': { ko: '처리', en: 'What happens', vi: 'Cách xử lý' },
  'consoleOperation.outcome.now': { ko: '바로 처리됩니다', en: 'It happens at once', vi: 'Thực hiện ngay' },
  'consoleOperation.outcome.waits': {
    ko: '두 번째 운영자의 승인을 기다립니다',
    en: 'It waits for a second operator',
    vi: 'Chờ điều hành viên thứ hai phê duyệt',
  },
  'consoleOperation.line.reason': { ko: '사유', en: 'Reason', vi: 'Lý do' },
} as const satisfies Texts;
