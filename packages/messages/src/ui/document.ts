import type { Texts } from '../text.ts';

/** The terms of use and the privacy policy: reading them, accepting them, and what was accepted. */
export const documentTexts = {
  'document.terms': { ko: '이용약관', en: 'Terms of use', vi: 'Điều khoản sử dụng' },
  'document.privacy': {
    ko: '개인정보 처리방침',
    en: 'Privacy policy',
    vi: 'Chính sách quyền riêng tư',
  },
  'document.version': {
    ko: '버전 {version}',
    en: 'Version {version}',
    vi: 'Phiên bản {version}',
  },
  'document.older': {
    ko: '지난 버전입니다. 지금 적용되는 버전은 다릅니다.',
    en: 'This is an older version. Another one applies now.',
    vi: 'Đây là phiên bản cũ. Hiện áp dụng phiên bản khác.',
  },
  'document.toCurrent': { ko: '지금 버전 보기', en: 'Show the current version', vi: 'Xem bản hiện hành' },
  'document.loadFailed': {
    ko: '문서를 불러오지 못했습니다',
    en: 'The document could not be loaded',
    vi: 'Không tải được tài liệu',
  },
  'document.missing': {
    ko: '그런 버전이 없습니다',
    en: 'There is no such version',
    vi: 'Không có phiên bản này',
  },
  'document.missingText': {
    ko: '주소의 버전 번호를 확인해 주세요.',
    en: 'Check the number of the version in the address.',
    vi: 'Hãy kiểm tra số phiên bản trong địa chỉ.',
  },
  'document.read': { ko: '{name} 읽기', en: 'Read: {name}', vi: 'Đọc: {name}' },
  'document.readShort': { ko: '전문 보기', en: 'Read', vi: 'Đọc' },
  'document.agree': {
    ko: '{name}에 동의합니다 (필수)',
    en: 'I accept: {name} (required)',
    vi: 'Tôi chấp nhận: {name} (bắt buộc)',
  },
  'document.agreeLegend': { ko: '약관 동의', en: 'Terms and privacy', vi: 'Điều khoản và quyền riêng tư' },
  'document.agreeMissing': {
    ko: '이용약관과 개인정보 처리방침에 모두 동의해야 가입할 수 있습니다.',
    en: 'To sign up, accept both the terms of use and the privacy policy.',
    vi: 'Để đăng ký, hãy chấp nhận cả điều khoản sử dụng và chính sách quyền riêng tư.',
  },
  'document.agreeFailed': {
    ko: '약관을 불러오지 못해 가입 신청을 보낼 수 없습니다.',
    en: 'The terms could not be loaded, so the sign-up cannot be sent.',
    vi: 'Không tải được điều khoản nên chưa thể gửi đăng ký.',
  },
  'document.changed': {
    ko: '그사이 약관이 바뀌었습니다. 새 버전에 다시 동의해 주세요.',
    en: 'The terms have changed meanwhile. Please accept the new version.',
    vi: 'Điều khoản vừa thay đổi. Vui lòng chấp nhận phiên bản mới.',
  },
  'document.askTitle': {
    ko: '약관을 확인하고 동의해 주세요',
    en: 'Please read and accept',
    vi: 'Vui lòng đọc và chấp nhận',
  },
  'document.askLead': {
    ko: '계속 이용하려면 아래 문서에 동의해 주세요. 동의하지 않으면 로그아웃됩니다.',
    en: 'To go on, please accept these documents. If you decline, you are logged out.',
    vi: 'Để tiếp tục, vui lòng chấp nhận các tài liệu sau. Nếu từ chối, bạn sẽ bị đăng xuất.',
  },
  'document.askMoney': {
    ko: '보유금과 진행 중인 베팅은 그대로이며, 동의하지 않아도 환전은 할 수 있습니다.',
    en: 'Your balance and open bets are not touched, and you can withdraw without accepting.',
    vi: 'Số dư và cược đang mở không bị ảnh hưởng; không chấp nhận, bạn vẫn rút tiền được.',
  },
  'document.accept': { ko: '동의하고 계속', en: 'Accept', vi: 'Chấp nhận' },
  'document.decline': { ko: '로그아웃', en: 'Log out', vi: 'Đăng xuất' },
  'document.toExchange': { ko: '환전하러 가기', en: 'Withdraw', vi: 'Rút tiền' },
  'document.back': { ko: '돌아가기', en: 'Back', vi: 'Quay lại' },
  'document.mine': {
    ko: '동의한 약관',
    en: 'What you have accepted',
    vi: 'Những gì bạn đã chấp nhận',
  },
  'document.acceptedAt': {
    ko: '버전 {version}에 동의함',
    en: 'Accepted version {version}',
    vi: 'Đã chấp nhận phiên bản {version}',
  },
  'document.notAccepted': { ko: '아직 동의하지 않음', en: 'Not accepted yet', vi: 'Chưa chấp nhận' },
  'document.newer': {
    ko: '버전 {version}에서 표현만 다듬었습니다. 다시 동의할 필요는 없습니다.',
    en: 'Version {version} changes only the wording. You need not accept it again.',
    vi: 'Phiên bản {version} chỉ sửa câu chữ. Bạn không cần chấp nhận lại.',
  },
  'document.due': {
    ko: '지금 버전에 동의하지 않았습니다.',
    en: 'The current version is not accepted.',
    vi: 'Bạn chưa chấp nhận bản hiện hành.',
  },
  'document.acceptCurrent': {
    ko: '지금 버전에 동의',
    en: 'Accept the current version',
    vi: 'Chấp nhận bản hiện hành',
  },
  'document.accepted': {
    ko: '동의 내용을 저장했습니다.',
    en: 'Your acceptance is stored.',
    vi: 'Đã lưu việc chấp nhận của bạn.',
  },
} as const satisfies Texts;
