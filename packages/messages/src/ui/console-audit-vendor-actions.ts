import type { Texts } from '../text.ts';

/** What was done about providers and game money, as the audit log names it. */
export const consoleAuditVendorActionTexts = {
  'consoleAudit.action.vendor.create': { ko: '게임사 추가', en: 'Provider added', vi: 'Thêm nhà cung cấp' },
  'consoleAudit.action.vendor.key': {
    ko: '게임사 키 변경',
    en: 'Provider’s key changed',
    vi: 'Đổi khóa nhà cung cấp',
  },
  'consoleAudit.action.vendor.release-held': {
    ko: '멈춘 적중금 통과',
    en: 'Held win released',
    vi: 'Trả tiền thắng bị giữ',
  },
  'consoleAudit.action.vendor.dismiss-held': {
    ko: '멈춘 적중금 정리',
    en: 'Held win dismissed',
    vi: 'Bỏ tiền thắng bị giữ',
  },
  'consoleAudit.action.vendor.end-transfer': {
    ko: '게임머니 이동 마무리',
    en: 'Transfer ended by hand',
    vi: 'Kết thúc chuyển tiền thủ công',
  },
  'consoleAudit.action.vendor.say-transfer': {
    ko: '게임머니 이동 결과 입력',
    en: 'Transfer’s result entered',
    vi: 'Nhập kết quả chuyển tiền',
  },
  'consoleAudit.action.vendor.retry-transfer': {
    ko: '게임머니 이동 재시도',
    en: 'Transfer tried again',
    vi: 'Thử chuyển tiền lại',
  },
  'consoleAudit.action.vendor.setup': {
    ko: '게임사 설정 변경',
    en: 'Provider’s settings changed',
    vi: 'Đổi cài đặt nhà cung cấp',
  },
  'consoleAudit.action.vendor.switch': {
    ko: '게임사·게임 사용 변경',
    en: 'Provider or game switched',
    vi: 'Bật tắt nhà cung cấp hoặc trò chơi',
  },
  'consoleAudit.action.vendor.test': {
    ko: '게임사 연결 시험',
    en: 'Provider’s connection tested',
    vi: 'Thử kết nối nhà cung cấp',
  },
} as const satisfies Texts;
