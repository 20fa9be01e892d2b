import type { Texts } from '../text.ts';

/** What was verified of who a member is, on its page. */
export const consoleIdentityTexts = {
  'consoleIdentity.title': { ko: '본인 확인', en: 'Identity', vi: 'Danh tính' },
  'consoleIdentity.none': {
    ko: '아직 본인 확인 기록이 없습니다.',
    en: 'Nothing has been verified yet.',
    vi: 'Chưa có ghi nhận xác minh nào.',
  },
  'consoleIdentity.lead': {
    ko: '신분증 사본이나 번호는 남기지 않습니다.',
    en: 'No copy or number of a document is kept.',
    vi: 'Không lưu bản sao hay số giấy tờ.',
  },
  'consoleIdentity.history': { ko: '본인 확인 기록', en: 'Verifications', vi: 'Các lần xác minh' },
  'consoleIdentity.add': { ko: '본인 확인 기록', en: 'Note a verification', vi: 'Ghi nhận xác minh' },
  'consoleIdentity.document': { ko: '확인한 자료', en: 'Evidence', vi: 'Căn cứ xác minh' },
  'consoleIdentity.choose': { ko: '선택해 주세요', en: 'Choose', vi: 'Hãy chọn' },
  'consoleIdentity.choiceMissing': {
    ko: '하나를 골라 주세요.',
    en: 'Choose one.',
    vi: 'Hãy chọn một mục.',
  },
  'consoleIdentity.document.national-id': {
    ko: '주민등록증',
    en: 'Resident registration card',
    vi: 'Thẻ đăng ký cư trú',
  },
  'consoleIdentity.document.driving-licence': {
    ko: '운전면허증',
    en: 'Driving licence',
    vi: 'Giấy phép lái xe',
  },
  'consoleIdentity.document.passport': { ko: '여권', en: 'Passport', vi: 'Hộ chiếu' },
  'consoleIdentity.document.alien-registration': {
    ko: '외국인등록증',
    en: 'Residence card',
    vi: 'Thẻ cư trú người nước ngoài',
  },
  'consoleIdentity.document.carrier': {
    ko: '통신사 확인',
    en: 'Mobile carrier check',
    vi: 'Xác nhận của nhà mạng',
  },
  'consoleIdentity.document.bank': { ko: '은행 확인', en: 'Bank check', vi: 'Xác nhận của ngân hàng' },
  'consoleIdentity.method': { ko: '확인 방법', en: 'How', vi: 'Cách xác minh' },
  'consoleIdentity.method.in-person': { ko: '대면', en: 'In person', vi: 'Gặp trực tiếp' },
  'consoleIdentity.method.video': { ko: '영상 통화', en: 'By video call', vi: 'Gọi video' },
  'consoleIdentity.method.picture': { ko: '사진 확인', en: 'From a picture', vi: 'Qua ảnh' },
  'consoleIdentity.method.service': { ko: '본인확인 서비스', en: 'By a service', vi: 'Qua dịch vụ' },
  'consoleIdentity.confirms': { ko: '일치한 항목', en: 'What it confirms', vi: 'Mục trùng khớp' },
  'consoleIdentity.confirmsMissing': {
    ko: '일치한 항목을 하나 이상 골라 주세요.',
    en: 'Choose what it confirms.',
    vi: 'Chọn ít nhất một mục trùng khớp.',
  },
  'consoleIdentity.confirms.name': { ko: '이름', en: 'Name', vi: 'Tên' },
  'consoleIdentity.confirms.birthDate': { ko: '생년월일', en: 'Birth date', vi: 'Ngày sinh' },
  'consoleIdentity.confirms.phone': { ko: '휴대폰 번호', en: 'Phone number', vi: 'Số điện thoại' },
  'consoleIdentity.confirms.account': { ko: '계좌', en: 'Bank account', vi: 'Tài khoản ngân hàng' },
  'consoleIdentity.birthDate': { ko: '생년월일', en: 'Birth date', vi: 'Ngày sinh' },
  'consoleIdentity.birthDateHint': {
    ko: '가입할 때 적지 않았습니다. 자료에 적힌 날짜를 넣어 주세요.',
    en: 'None was stated at sign-up. Enter the one that was shown.',
    vi: 'Khi đăng ký không khai. Nhập ngày ghi trên giấy tờ.',
  },
  'consoleIdentity.note': { ko: '메모', en: 'Note', vi: 'Ghi chú' },
  'consoleIdentity.noteHint': {
    ko: '확인 서비스 이름이나 접수 번호. 신분증 번호는 적지 마세요.',
    en: 'Such as the service and its receipt. No number of a document.',
    vi: 'Ví dụ tên dịch vụ, mã biên nhận. Không ghi số giấy tờ.',
  },
  'consoleIdentity.revoke': { ko: '확인 취소', en: 'Withdraw', vi: 'Hủy xác minh' },
  'consoleIdentity.revokeNote': {
    ko: '잘못 남긴 본인 확인을 취소합니다. 기록은 남고, 확인된 것으로 보지 않습니다.',
    en: 'Withdraws a verification that was wrong. It stays in the history and counts no more.',
    vi: 'Hủy xác minh ghi sai. Bản ghi vẫn được lưu nhưng không còn hiệu lực.',
  },
  'consoleIdentity.revokeMember': { ko: '다른 회원', en: 'Another member', vi: 'Nhầm thành viên' },
  'consoleIdentity.revokeInput': { ko: '잘못 입력', en: 'Entered by mistake', vi: 'Nhập nhầm' },
  'consoleIdentity.revoked': { ko: '취소됨', en: 'Withdrawn', vi: 'Đã hủy' },
  'consoleIdentity.saved': {
    ko: '{nick}님의 본인 확인을 기록했습니다.',
    en: 'Noted for {nick}.',
    vi: 'Đã ghi nhận cho {nick}.',
  },
} as const satisfies Texts;
