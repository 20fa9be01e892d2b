import type { AuditAction } from '@hanpan/contract';
import type { Texts } from '../text.ts';
import { consoleAuditMemberActionTexts } from './console-audit-member-actions.ts';
import { consoleAuditVendorActionTexts } from './console-audit-vendor-actions.ts';

/** What was done, as the audit log names it. */
export const consoleAuditActionTexts = {
  'consoleAudit.action.account.send': {
    ko: '계좌 안내 발송',
    en: 'Account sent to a member',
    vi: 'Gửi tài khoản cho thành viên',
  },
  'consoleAudit.action.adjustment.approve': {
    ko: '보유금 조정 승인',
    en: 'Adjustment approved',
    vi: 'Duyệt điều chỉnh',
  },
  'consoleAudit.action.adjustment.ask': {
    ko: '보유금 조정 신청',
    en: 'Adjustment requested',
    vi: 'Yêu cầu điều chỉnh',
  },
  'consoleAudit.action.adjustment.done': {
    ko: '보유금 조정 완료',
    en: 'Adjustment made',
    vi: 'Đã điều chỉnh',
  },
  'consoleAudit.action.adjustment.export': {
    ko: '보유금 조정 파일 저장',
    en: 'Adjustments exported',
    vi: 'Xuất danh sách điều chỉnh',
  },
  'consoleAudit.action.adjustment.reject': {
    ko: '보유금 조정 거절',
    en: 'Adjustment rejected',
    vi: 'Từ chối điều chỉnh',
  },
  'consoleAudit.action.approval.approve': {
    ko: '2인 승인',
    en: 'Second approval given',
    vi: 'Duyệt lần hai',
  },
  'consoleAudit.action.approval.ask': {
    ko: '2인 승인 요청',
    en: 'Second approval requested',
    vi: 'Yêu cầu duyệt lần hai',
  },
  'consoleAudit.action.approval.reject': {
    ko: '2인 승인 거절',
    en: 'Second approval refused',
    vi: 'Từ chối duyệt lần hai',
  },
  'consoleAudit.action.banner.delete': { ko: '배너 삭제', en: 'Banner deleted', vi: 'Xóa banner' },
  'consoleAudit.action.banner.order': {
    ko: '배너 순서 변경',
    en: 'Banners reordered',
    vi: 'Đổi thứ tự banner',
  },
  'consoleAudit.action.banner.save': { ko: '배너 저장', en: 'Banner saved', vi: 'Lưu banner' },
  'consoleAudit.action.bet.big-accept': {
    ko: '고액 베팅 수락',
    en: 'Big bet accepted',
    vi: 'Chấp nhận cược lớn',
  },
  'consoleAudit.action.bet.big-less': {
    ko: '고액 베팅 감액 수락',
    en: 'Big bet accepted for less',
    vi: 'Chấp nhận cược lớn với số ít hơn',
  },
  'consoleAudit.action.bet.big-refuse': {
    ko: '고액 베팅 거절',
    en: 'Big bet refused',
    vi: 'Từ chối cược lớn',
  },
  'consoleAudit.action.board.change': { ko: '게시글 수정', en: 'Post changed', vi: 'Sửa bài viết' },
  'consoleAudit.action.board.hide': { ko: '게시글 숨김', en: 'Post hidden', vi: 'Ẩn bài viết' },
  'consoleAudit.action.board.publish': { ko: '게시글 등록', en: 'Post published', vi: 'Đăng bài viết' },
  'consoleAudit.action.board.reply': { ko: '문의 답변', en: 'Question answered', vi: 'Trả lời câu hỏi' },
  'consoleAudit.action.board.show': {
    ko: '게시글 다시 표시',
    en: 'Post shown again',
    vi: 'Hiện lại bài viết',
  },
  'consoleAudit.action.cash.account-look': {
    ko: '계좌번호 열람',
    en: 'Account number viewed',
    vi: 'Xem số tài khoản',
  },
  'consoleAudit.action.cash.approve': { ko: '신청 승인', en: 'Request approved', vi: 'Duyệt yêu cầu' },
  'consoleAudit.action.cash.claim': { ko: '신청 담당', en: 'Request claimed', vi: 'Nhận yêu cầu' },
  'consoleAudit.action.cash.export': {
    ko: '입출금 파일 저장',
    en: 'Cash requests exported',
    vi: 'Xuất danh sách nạp rút',
  },
  'consoleAudit.action.cash.first-approval': {
    ko: '1차 승인',
    en: 'First approval given',
    vi: 'Duyệt lần một',
  },
  'consoleAudit.action.cash.note': { ko: '신청 메모', en: 'Note on a request', vi: 'Ghi chú yêu cầu' },
  'consoleAudit.action.cash.reject': { ko: '신청 거절', en: 'Request rejected', vi: 'Từ chối yêu cầu' },
  'consoleAudit.action.cash.release': { ko: '신청 담당 해제', en: 'Request released', vi: 'Trả lại yêu cầu' },
  'consoleAudit.action.catalogue.best-games': {
    ko: '추천 게임 변경',
    en: 'Best games changed',
    vi: 'Đổi trò chơi nổi bật',
  },
  'consoleAudit.action.catalogue.code': {
    ko: '게임 메뉴 변경',
    en: 'Game menu entry changed',
    vi: 'Đổi mục menu trò chơi',
  },
  'consoleAudit.action.catalogue.order': {
    ko: '게임 메뉴 순서 변경',
    en: 'Game menu reordered',
    vi: 'Đổi thứ tự menu trò chơi',
  },
  'consoleAudit.action.coupon.cancel': { ko: '쿠폰 취소', en: 'Coupon cancelled', vi: 'Hủy phiếu thưởng' },
  'consoleAudit.action.coupon.issue': { ko: '쿠폰 발급', en: 'Coupon issued', vi: 'Phát phiếu thưởng' },
  'consoleAudit.action.deposit-account.assign': {
    ko: '입금 계좌 지정',
    en: 'Deposit account assigned',
    vi: 'Chỉ định tài khoản nạp',
  },
  'consoleAudit.action.deposit-account.close': {
    ko: '입금 계좌 사용 중지',
    en: 'Deposit account closed',
    vi: 'Đóng tài khoản nạp',
  },
  'consoleAudit.action.deposit-account.open': {
    ko: '입금 계좌 등록',
    en: 'Deposit account opened',
    vi: 'Mở tài khoản nạp',
  },
  'consoleAudit.action.document.publish': {
    ko: '약관·방침 게시',
    en: 'Document published',
    vi: 'Công bố tài liệu',
  },
  'consoleAudit.action.ledger.export': { ko: '원장 파일 저장', en: 'Ledger exported', vi: 'Xuất sổ cái' },
  'consoleAudit.action.ledger.verify': { ko: '원장 검증', en: 'Ledger verified', vi: 'Kiểm tra sổ cái' },
  'consoleAudit.action.maintenance.end': { ko: '점검 종료', en: 'Maintenance ended', vi: 'Kết thúc bảo trì' },
  'consoleAudit.action.maintenance.set': {
    ko: '점검 예약',
    en: 'Maintenance scheduled',
    vi: 'Đặt lịch bảo trì',
  },
  ...consoleAuditMemberActionTexts,
  'consoleAudit.action.message.send': { ko: '쪽지 발송', en: 'Message sent', vi: 'Gửi tin nhắn' },
  'consoleAudit.action.message.template': {
    ko: '쪽지 문구 저장',
    en: 'Template saved',
    vi: 'Lưu mẫu tin nhắn',
  },
  'consoleAudit.action.message.template-delete': {
    ko: '쪽지 문구 삭제',
    en: 'Template deleted',
    vi: 'Xóa mẫu tin nhắn',
  },
  'consoleAudit.action.minigame.prices': {
    ko: '미니게임 배당 변경',
    en: 'Mini-game odds changed',
    vi: 'Đổi tỷ lệ mini game',
  },
  'consoleAudit.action.operator.block': {
    ko: '운영자 차단',
    en: 'Operator blocked',
    vi: 'Khóa điều hành viên',
  },
  'consoleAudit.action.operator.change': {
    ko: '운영자 정보 변경',
    en: 'Operator changed',
    vi: 'Sửa điều hành viên',
  },
  'consoleAudit.action.operator.confirm': {
    ko: '본인 확인',
    en: 'Identity confirmed',
    vi: 'Xác nhận danh tính',
  },
  'consoleAudit.action.operator.create': {
    ko: '운영자 추가',
    en: 'Operator created',
    vi: 'Thêm điều hành viên',
  },
  'consoleAudit.action.operator.end-own-sessions': {
    ko: '내 다른 접속 끊기',
    en: 'Own sessions ended',
    vi: 'Kết thúc phiên khác của mình',
  },
  'consoleAudit.action.operator.end-sessions': {
    ko: '운영자 접속 끊기',
    en: 'Operator’s sessions ended',
    vi: 'Kết thúc phiên của điều hành viên',
  },
  'consoleAudit.action.operator.lock': {
    ko: '운영자 로그인 잠김',
    en: 'Operator locked out',
    vi: 'Điều hành viên bị khóa đăng nhập',
  },
  'consoleAudit.action.operator.look-sessions': {
    ko: '운영자 접속 열람',
    en: 'Operator’s sessions viewed',
    vi: 'Xem phiên của điều hành viên',
  },
  'consoleAudit.action.operator.own-password': {
    ko: '내 비밀번호 변경',
    en: 'Own password changed',
    vi: 'Đổi mật khẩu của mình',
  },
  'consoleAudit.action.operator.reset-password': {
    ko: '운영자 비밀번호 초기화',
    en: 'Operator’s password reset',
    vi: 'Đặt lại mật khẩu điều hành viên',
  },
  'consoleAudit.action.operator.reset-second-factor': {
    ko: '2단계 인증 초기화',
    en: 'Second factor reset',
    vi: 'Đặt lại xác thực hai bước',
  },
  'consoleAudit.action.operator.second-factor': {
    ko: '2단계 인증 등록',
    en: 'Second factor enrolled',
    vi: 'Đăng ký xác thực hai bước',
  },
  'consoleAudit.action.operator.unblock': {
    ko: '운영자 차단 해제',
    en: 'Operator unblocked',
    vi: 'Mở khóa điều hành viên',
  },
  'consoleAudit.action.operator.unlock': {
    ko: '운영자 로그인 잠금 해제',
    en: 'Operator’s lockout ended',
    vi: 'Mở khóa đăng nhập cho điều hành viên',
  },
  'consoleAudit.action.partner.approve': { ko: '파트너 승인', en: 'Partner approved', vi: 'Duyệt đối tác' },
  'consoleAudit.action.partner.ask': {
    ko: '파트너 등록 신청',
    en: 'Partner requested',
    vi: 'Yêu cầu đăng ký đối tác',
  },
  'consoleAudit.action.partner.block': {
    ko: '파트너 차단 변경',
    en: 'Partner blocked or unblocked',
    vi: 'Khóa hoặc mở đối tác',
  },
  'consoleAudit.action.partner.close': {
    ko: '파트너 탈퇴 처리',
    en: 'Partner’s account closed',
    vi: 'Đóng tài khoản đối tác',
  },
  'consoleAudit.action.partner.create': { ko: '파트너 등록', en: 'Partner created', vi: 'Tạo đối tác' },
  'consoleAudit.action.partner.move': { ko: '파트너 이동', en: 'Partner moved', vi: 'Chuyển đối tác' },
  'consoleAudit.action.partner.rates': {
    ko: '파트너 요율 변경',
    en: 'Partner’s rates changed',
    vi: 'Đổi tỷ lệ đối tác',
  },
  'consoleAudit.action.partner.reject': { ko: '파트너 거절', en: 'Partner rejected', vi: 'Từ chối đối tác' },
  'consoleAudit.action.partner.reopen': {
    ko: '파트너 탈퇴 해제',
    en: 'Partner’s account reopened',
    vi: 'Mở lại tài khoản đối tác',
  },
  'consoleAudit.action.partner.rights': {
    ko: '파트너 권한 변경',
    en: 'Partner’s rights changed',
    vi: 'Đổi quyền đối tác',
  },
  'consoleAudit.action.partner.settlement-compute': {
    ko: '파트너 정산 계산',
    en: 'Settlement computed',
    vi: 'Tính quyết toán',
  },
  'consoleAudit.action.partner.settlement-confirm': {
    ko: '파트너 정산 확인',
    en: 'Settlement confirmed',
    vi: 'Xác nhận quyết toán',
  },
  'consoleAudit.action.partner.settlement-drop': {
    ko: '파트너 정산 취소',
    en: 'Settlement dropped',
    vi: 'Hủy quyết toán',
  },
  'consoleAudit.action.personal-access.review': {
    ko: '개인정보 접근 기록 점검',
    en: 'Access to personal data reviewed',
    vi: 'Rà soát nhật ký xem dữ liệu',
  },
  'consoleAudit.action.point.export': {
    ko: '포인트 파일 저장',
    en: 'Points exported',
    vi: 'Xuất danh sách điểm',
  },
  'consoleAudit.action.point.give': { ko: '포인트 지급', en: 'Points given', vi: 'Cấp điểm' },
  'consoleAudit.action.point.take-back': { ko: '포인트 회수', en: 'Points taken back', vi: 'Thu hồi điểm' },
  'consoleAudit.action.report.export': { ko: '통계 파일 저장', en: 'Report exported', vi: 'Xuất báo cáo' },
  'consoleAudit.action.report.return-look': {
    ko: '환수율 이탈 확인',
    en: 'Return outside its bound looked at',
    vi: 'Đã xem RTP vượt giới hạn',
  },
  'consoleAudit.action.report.schedule': {
    ko: '예약 보고서 추가',
    en: 'Report scheduled',
    vi: 'Đặt lịch báo cáo',
  },
  'consoleAudit.action.report.schedule-end': {
    ko: '예약 보고서 해지',
    en: 'Scheduled report ended',
    vi: 'Dừng lịch báo cáo',
  },
  'consoleAudit.action.significant.export': {
    ko: '중요 사건 파일 저장',
    en: 'Significant events saved as a file',
    vi: 'Lưu tệp sự kiện quan trọng',
  },
  'consoleAudit.action.significant.seen': {
    ko: '중요 사건 확인',
    en: 'Significant events seen',
    vi: 'Đã xem sự kiện quan trọng',
  },
  'consoleAudit.action.settings.change': { ko: '설정 변경', en: 'Settings changed', vi: 'Đổi cài đặt' },
  'consoleAudit.action.sports.hold': {
    ko: '경기 베팅 중지',
    en: 'Betting on a match suspended',
    vi: 'Tạm dừng cược trận đấu',
  },
  'consoleAudit.action.sports.limit': {
    ko: '베팅 한도 변경',
    en: 'Bet limit changed',
    vi: 'Đổi hạn mức cược',
  },
  'consoleAudit.action.sports.limits': {
    ko: '베팅 한도 규칙 변경',
    en: 'Bet limit rules changed',
    vi: 'Đổi quy tắc hạn mức',
  },
  'consoleAudit.action.sports.release': {
    ko: '경기 베팅 재개',
    en: 'Betting on a match resumed',
    vi: 'Mở lại cược trận đấu',
  },
  'consoleAudit.action.sports.result': { ko: '경기 결과 입력', en: 'Result entered', vi: 'Nhập kết quả' },
  'consoleAudit.action.sports.review-close': {
    ko: '정산 오류 종결',
    en: 'Settlement problem closed',
    vi: 'Đóng lỗi quyết toán',
  },
  'consoleAudit.action.sports.review-retry': {
    ko: '정산 재시도',
    en: 'Settlement tried again',
    vi: 'Thử quyết toán lại',
  },
  'consoleAudit.action.sports.rollback': {
    ko: '경기 결과 되돌리기',
    en: 'Result rolled back',
    vi: 'Hoàn tác kết quả',
  },
  'consoleAudit.action.sports.shift': { ko: '배당 조정', en: 'Odds shifted', vi: 'Điều chỉnh tỷ lệ' },
  'consoleAudit.action.sports.unvoid': {
    ko: '적특 취소',
    en: 'Void taken back',
    vi: 'Bỏ hoàn cược',
  },
  'consoleAudit.action.sports.void': { ko: '경기 적특 처리', en: 'Match voided', vi: 'Hủy trận, hoàn cược' },
  ...consoleAuditVendorActionTexts,
} as const satisfies Texts & Readonly<Record<`consoleAudit.action.${AuditAction}`, unknown>>;
