import type { Texts } from '../text.ts';

/** When a site is closed to its members. */
export const consoleMaintenanceTexts = {
  'consoleMaintenance.title': { ko: '서비스 점검', en: 'Maintenance', vi: 'Bảo trì' },
  'consoleMaintenance.rule': {
    ko: '회원에게는 시작 10분 전부터 알립니다.',
    en: 'Members are told from ten minutes before it begins.',
    vi: 'Thành viên được báo từ 10 phút trước khi bắt đầu.',
  },
  'consoleMaintenance.plan': { ko: '점검 예약', en: 'Plan maintenance', vi: 'Lên lịch bảo trì' },
  'consoleMaintenance.change': { ko: '변경', en: 'Change', vi: 'Thay đổi' },
  'consoleMaintenance.end': { ko: '점검 종료', en: 'End maintenance', vi: 'Kết thúc bảo trì' },
  'consoleMaintenance.drop': { ko: '예약 취소', en: 'Cancel the plan', vi: 'Hủy lịch' },
  'consoleMaintenance.running': { ko: '점검 중', en: 'Running', vi: 'Đang bảo trì' },
  'consoleMaintenance.planned': { ko: '예약됨', en: 'Planned', vi: 'Đã lên lịch' },
  'consoleMaintenance.untilStart': { ko: '시작까지', en: 'Begins in', vi: 'Bắt đầu sau' },
  'consoleMaintenance.untilEnd': { ko: '종료까지', en: 'Ends in', vi: 'Kết thúc sau' },
  'consoleMaintenance.window': { ko: '점검 시간', en: 'Window', vi: 'Thời gian' },
  'consoleMaintenance.words': {
    ko: '회원에게 보이는 안내',
    en: 'What members read',
    vi: 'Nội dung thành viên thấy',
  },
  'consoleMaintenance.from': { ko: '시작', en: 'Start', vi: 'Bắt đầu' },
  'consoleMaintenance.to': { ko: '종료', en: 'End', vi: 'Kết thúc' },
  'consoleMaintenance.openEnd': {
    ko: '종료 시각 미정 (직접 종료할 때까지)',
    en: 'No end time (until somebody ends it)',
    vi: 'Chưa định giờ kết thúc (đến khi kết thúc thủ công)',
  },
  'consoleMaintenance.announced': { ko: '회원 안내', en: 'Members told', vi: 'Đã báo thành viên' },
  'consoleMaintenance.notYet': { ko: '아직 안내 전', en: 'Not yet', vi: 'Chưa báo' },
  'consoleMaintenance.setBy': { ko: '설정한 운영자', en: 'Set by', vi: 'Người đặt' },
  'consoleMaintenance.start': { ko: '시작 방식', en: 'When it begins', vi: 'Cách bắt đầu' },
  'consoleMaintenance.startPlanned': { ko: '시각 지정', en: 'At a time', vi: 'Chọn giờ' },
  'consoleMaintenance.startNow': { ko: '즉시 시작', en: 'At once', vi: 'Bắt đầu ngay' },
  'consoleMaintenance.beginNow': { ko: '지금 점검 시작', en: 'Begin now', vi: 'Bắt đầu ngay' },
  'consoleMaintenance.save': { ko: '저장', en: 'Save', vi: 'Lưu' },
  'consoleMaintenance.saved': {
    ko: '점검을 저장했습니다.',
    en: 'Maintenance is set.',
    vi: 'Đã lưu lịch bảo trì.',
  },
  'consoleMaintenance.meanwhile': {
    ko: '그사이 점검이 바뀌었습니다. 창을 닫고, 바뀐 점검을 확인한 뒤 다시 정해 주세요.',
    en: 'The maintenance has changed meanwhile. Close this, look at it as it is now, and set it again.',
    vi: 'Lịch bảo trì vừa thay đổi. Hãy đóng cửa sổ, xem lịch hiện tại rồi đặt lại.',
  },
  'consoleMaintenance.ended': {
    ko: '점검이 없습니다. 회원이 다시 이용할 수 있습니다.',
    en: 'No maintenance any more. Members can use the site.',
    vi: 'Không còn bảo trì. Thành viên có thể dùng trang.',
  },
  'consoleMaintenance.note': {
    ko: '점검 중에는 회원의 로그인과 모든 이용이 막히고, 새 베팅과 게임 실행이 거부됩니다. 진행 중이던 게임의 당첨과 정산은 그대로 처리됩니다.',
    en: 'While it runs members cannot log in or use the site, and new bets and launches are refused. Wins and settlements of open games are still taken.',
    vi: 'Trong lúc bảo trì, thành viên không thể đăng nhập hay sử dụng trang; cược mới và mở trò chơi bị từ chối. Tiền thắng và thanh toán của trò đang mở vẫn được ghi nhận.',
  },
  'consoleMaintenance.reason': {
    ko: '점검 내용 ({language})',
    en: 'Reason ({language})',
    vi: 'Lý do ({language})',
  },
  'consoleMaintenance.contact': { ko: '문의처', en: 'Contact', vi: 'Liên hệ' },
  'consoleMaintenance.contactHint': {
    ko: '점검 화면에 표시됩니다. 예: 텔레그램 아이디, 전화번호',
    en: 'Shown on the maintenance page, such as a messenger id or a phone number',
    vi: 'Hiển thị trên trang bảo trì, ví dụ ID nhắn tin hoặc số điện thoại',
  },
  'consoleMaintenance.endTitle': {
    ko: '점검을 지금 종료할까요?',
    en: 'End maintenance now?',
    vi: 'Kết thúc bảo trì ngay?',
  },
  'consoleMaintenance.endBody': {
    ko: '회원이 바로 다시 로그인하고 이용할 수 있습니다.',
    en: 'Members can log in and use the site again at once.',
    vi: 'Thành viên có thể đăng nhập và sử dụng lại ngay.',
  },
  'consoleMaintenance.dropTitle': {
    ko: '점검 예약을 취소할까요?',
    en: 'Cancel the planned maintenance?',
    vi: 'Hủy lịch bảo trì?',
  },
  'consoleMaintenance.dropBody': {
    ko: '회원 화면의 점검 안내도 함께 사라집니다.',
    en: 'Its announcement disappears from members’ pages as well.',
    vi: 'Thông báo trên trang của thành viên cũng biến mất.',
  },
  'consoleMaintenance.emptyTitle': {
    ko: '예약된 점검이 없습니다',
    en: 'No maintenance is planned',
    vi: 'Không có lịch bảo trì',
  },
  'consoleMaintenance.empty': {
    ko: '점검을 예약하면 회원에게 10분 전부터 알리고, 정한 시각에 사이트를 닫았다가 다시 엽니다.',
    en: 'A planned window is announced ten minutes ahead; the site closes and opens again by itself.',
    vi: 'Khi lên lịch, thành viên được báo trước 10 phút; trang tự đóng và mở lại đúng giờ.',
  },
  'consoleMaintenance.onlySupervisors': {
    ko: '점검은 책임자만 예약하고 종료할 수 있습니다.',
    en: 'Only supervisors plan and end maintenance.',
    vi: 'Chỉ quản lý mới được lên lịch và kết thúc bảo trì.',
  },
} as const satisfies Texts;
