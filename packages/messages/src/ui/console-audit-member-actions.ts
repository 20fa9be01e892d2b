import type { Texts } from '../text.ts';

/** What members did to their own accounts, and operators to them, as the audit log names it. */
export const consoleAuditMemberActionTexts = {
  'consoleAudit.action.member.approve': { ko: '회원 가입 승인', en: 'Sign-up approved', vi: 'Duyệt đăng ký' },
  'consoleAudit.action.member.care-review': {
    ko: '이용자 보호 관찰 처리',
    en: 'Markers of harm reviewed',
    vi: 'Xử lý dấu hiệu nguy cơ',
  },
  'consoleAudit.action.member.cash-blocks': {
    ko: '입출금 제한 변경',
    en: 'Deposits and withdrawals blocked or opened',
    vi: 'Đổi hạn chế nạp rút',
  },
  'consoleAudit.action.member.change-password': {
    ko: '회원 비밀번호 변경',
    en: 'Member changed its password',
    vi: 'Thành viên đổi mật khẩu',
  },
  'consoleAudit.action.member.change-phone': {
    ko: '회원 휴대폰 변경',
    en: 'Member changed its phone',
    vi: 'Thành viên đổi số điện thoại',
  },
  'consoleAudit.action.member.change-pin': {
    ko: '회원 출금 비밀번호 변경',
    en: 'Member changed its withdrawal PIN',
    vi: 'Thành viên đổi mã PIN rút tiền',
  },
  'consoleAudit.action.member.test-account': {
    ko: '테스트 계정 지정·변경',
    en: 'Test account marked or changed',
    vi: 'Đánh dấu hoặc đổi tài khoản thử nghiệm',
  },
  'consoleAudit.action.member.close-self': {
    ko: '회원 탈퇴',
    en: 'Member closed its account',
    vi: 'Thành viên đóng tài khoản',
  },
  'consoleAudit.action.member.dormant': {
    ko: '휴면 계정 전환',
    en: 'Account became dormant',
    vi: 'Tài khoản chuyển sang ngủ đông',
  },
  'consoleAudit.action.member.activate-self': {
    ko: '회원 휴면 해제',
    en: 'Member activated its account again',
    vi: 'Thành viên kích hoạt lại tài khoản',
  },
  'consoleAudit.action.member.activate': {
    ko: '운영자 휴면 해제',
    en: 'Dormant account activated again',
    vi: 'Kích hoạt lại tài khoản ngủ đông',
  },
  'consoleAudit.action.member.reopen': {
    ko: '탈퇴 계정 복구',
    en: 'Closed account reopened',
    vi: 'Mở lại tài khoản đã đóng',
  },
  'consoleAudit.action.member.end-sessions': {
    ko: '회원 로그아웃 처리',
    en: 'Sessions of a member ended',
    vi: 'Kết thúc phiên của thành viên',
  },
  'consoleAudit.action.member.exclude-self': {
    ko: '회원 자기 제한',
    en: 'Member excluded itself',
    vi: 'Thành viên tự loại trừ',
  },
  'consoleAudit.action.member.ask-limit': {
    ko: '회원 본인 한도 변경',
    en: 'Member asked for an own limit',
    vi: 'Thành viên đặt giới hạn của mình',
  },
  'consoleAudit.action.member.confirm-limit': {
    ko: '회원 본인 한도 완화 확정',
    en: 'Member confirmed a looser limit',
    vi: 'Thành viên xác nhận nới giới hạn',
  },
  'consoleAudit.action.member.drop-limit': {
    ko: '회원 본인 한도 완화 신청 취소',
    en: 'Member took back a looser limit',
    vi: 'Thành viên hủy yêu cầu nới giới hạn',
  },
  'consoleAudit.action.member.set-check': {
    ko: '회원 이용 현황 알림 변경',
    en: 'Member changed its reality check',
    vi: 'Thành viên đổi kiểm tra thực tế',
  },
  'consoleAudit.action.member.forget-device': {
    ko: '기기 등록 해제',
    en: 'Device forgotten',
    vi: 'Xóa thiết bị',
  },
  'consoleAudit.action.member.second-factor': {
    ko: '회원 2단계 인증 켬',
    en: 'Member set a second factor',
    vi: 'Thành viên bật xác thực hai bước',
  },
  'consoleAudit.action.member.drop-second-factor': {
    ko: '회원 2단계 인증 끔',
    en: 'Member turned its second factor off',
    vi: 'Thành viên tắt xác thực hai bước',
  },
  'consoleAudit.action.member.drop-pin': {
    ko: '회원 출금 비밀번호 초기화',
    en: 'Withdrawal password of a member dropped',
    vi: 'Xóa mật khẩu rút tiền của thành viên',
  },
  'consoleAudit.action.member.take-second-factor': {
    ko: '회원 2단계 인증 풀기',
    en: 'Second factor of a member removed',
    vi: 'Gỡ xác thực hai bước của thành viên',
  },
  'consoleAudit.action.member.level': { ko: '회원 레벨 변경', en: 'Level changed', vi: 'Đổi cấp thành viên' },
  'consoleAudit.action.member.look': {
    ko: '회원 정보 열람',
    en: 'Personal data viewed',
    vi: 'Xem thông tin cá nhân',
  },
  'consoleAudit.action.member.note': { ko: '회원 메모', en: 'Note on a member', vi: 'Ghi chú thành viên' },
  'consoleAudit.action.member.play-access': {
    ko: '회원 이용 제한 변경',
    en: 'Play access changed',
    vi: 'Đổi quyền chơi',
  },
  'consoleAudit.action.member.reject': {
    ko: '회원 가입 거절',
    en: 'Sign-up rejected',
    vi: 'Từ chối đăng ký',
  },
  'consoleAudit.action.member.reset-password': {
    ko: '회원 비밀번호 초기화',
    en: 'Password reset',
    vi: 'Đặt lại mật khẩu',
  },
  'consoleAudit.action.member.revoke-identity': {
    ko: '본인 확인 취소',
    en: 'Identity verification withdrawn',
    vi: 'Hủy xác minh danh tính',
  },
  'consoleAudit.action.member.verify-identity': {
    ko: '본인 확인 기록',
    en: 'Identity verified',
    vi: 'Xác minh danh tính',
  },
  'consoleAudit.action.member.unlock-pin': {
    ko: '출금 비밀번호 잠금 해제',
    en: 'PIN unlocked',
    vi: 'Mở khóa mã PIN',
  },
} as const satisfies Texts;
