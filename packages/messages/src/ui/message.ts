import type { Texts } from '../text.ts';

/** Messages from the site to the member. */
export const messageTexts = {
  'message.title': { ko: '쪽지함', en: 'Messages', vi: 'Tin nhắn' },
  'message.lead': {
    ko: '입금 계좌와 문의 답변, 내 정보 변경을 여기로 알려 드립니다.',
    en: 'Deposit accounts, answers and account changes arrive here.',
    vi: 'Nơi nhận số tài khoản nạp, câu trả lời và thay đổi tài khoản.',
  },
  'message.unread': { ko: '읽지 않은 쪽지 {count}통', en: 'Unread: {count}', vi: 'Chưa đọc: {count}' },
  'message.allRead': { ko: '모두 읽었습니다', en: 'All read', vi: 'Đã đọc hết' },
  'message.new': { ko: '새 쪽지', en: 'New', vi: 'Mới' },
  'message.read': { ko: '읽음', en: 'Read', vi: 'Đã đọc' },
  'message.sentAt': { ko: '받은 시각', en: 'Received', vi: 'Thời gian nhận' },
  'message.hasAccount': { ko: '입금 계좌', en: 'Deposit account', vi: 'Tài khoản nhận tiền' },
  'message.copyLabel': { ko: '복사할 내용', en: 'To copy', vi: 'Nội dung để sao chép' },
  'message.copy': { ko: '계좌 복사', en: 'Copy account', vi: 'Sao chép số tài khoản' },
  'message.total': { ko: '전체 {count}통', en: '{count} in total', vi: 'Tổng cộng {count}' },
  'message.back': { ko: '쪽지함으로', en: 'Back to messages', vi: 'Về hộp tin nhắn' },
  'message.charge': { ko: '충전 신청하러 가기', en: 'Go to the deposit page', vi: 'Đến trang nạp tiền' },
  'message.emptyTitle': { ko: '받은 쪽지가 없습니다', en: 'No messages yet', vi: 'Chưa có tin nhắn' },
  'message.emptyBody': {
    ko: '새 쪽지가 오면 알려 드립니다.',
    en: 'You are told when one arrives.',
    vi: 'Bạn sẽ được báo khi có tin mới.',
  },
  'message.errorTitle': {
    ko: '쪽지를 불러오지 못했습니다',
    en: 'The messages could not be loaded',
    vi: 'Không tải được tin nhắn',
  },
  'message.errorBody': {
    ko: '받은 쪽지는 그대로 남아 있습니다.',
    en: 'Your messages are still there.',
    vi: 'Tin nhắn của bạn vẫn còn nguyên.',
  },
  'message.select': { ko: '{title} 선택', en: 'Select {title}', vi: 'Chọn {title}' },
  'message.selectAll': { ko: '전체 선택', en: 'Select all', vi: 'Chọn tất cả' },
  'message.chosen': { ko: '{count}통 선택', en: '{count} selected', vi: 'Đã chọn {count}' },
  'message.markRead': { ko: '읽음 처리', en: 'Mark as read', vi: 'Đánh dấu đã đọc' },
  'message.delete': { ko: '삭제', en: 'Delete', vi: 'Xóa' },
  'message.selectFirst': {
    ko: '쪽지를 선택해 주세요.',
    en: 'Select the messages first.',
    vi: 'Vui lòng chọn tin nhắn.',
  },
  'message.unreadStays': {
    ko: '읽지 않은 쪽지는 삭제할 수 없습니다.',
    en: 'Unread messages cannot be deleted.',
    vi: 'Không thể xóa tin nhắn chưa đọc.',
  },
  'message.deleteTitle': {
    ko: '쪽지 {count}통을 삭제할까요?',
    en: 'Delete {count} messages?',
    vi: 'Xóa {count} tin nhắn?',
  },
  'message.deleteOneTitle': {
    ko: '이 쪽지를 삭제할까요?',
    en: 'Delete this message?',
    vi: 'Xóa tin nhắn này?',
  },
  'message.deleteBody': {
    ko: '삭제한 쪽지는 되돌릴 수 없습니다.',
    en: 'Deleted messages cannot be brought back.',
    vi: 'Tin nhắn đã xóa không thể khôi phục.',
  },
  'message.deleted': { ko: '삭제했습니다.', en: 'Deleted.', vi: 'Đã xóa.' },
  'message.markedRead': { ko: '읽음으로 표시했습니다.', en: 'Marked as read.', vi: 'Đã đánh dấu đã đọc.' },
  'message.kept': {
    ko: '쪽지는 {days}일 동안 보관됩니다.',
    en: 'Messages are kept for {days} days.',
    vi: 'Tin nhắn được lưu {days} ngày.',
  },
  'message.keptMany': {
    ko: '쪽지는 {days}일 동안 보관됩니다. {least}일이 지나면 최근 {count}통만 남습니다.',
    en: 'Messages are kept for {days} days. After {least} days only your latest {count} stay.',
    vi: 'Tin nhắn được lưu {days} ngày. Sau {least} ngày chỉ còn {count} tin gần nhất.',
  },
  'message.older': { ko: '이전 쪽지', en: 'Older', vi: 'Tin cũ hơn' },
  'message.missingTitle': { ko: '없는 쪽지입니다', en: 'No such message', vi: 'Không có tin nhắn này' },
  'message.missingBody': {
    ko: '보관 기간이 지났거나 주소가 잘못되었습니다.',
    en: 'It is no longer kept, or the address is wrong.',
    vi: 'Tin đã quá hạn lưu hoặc địa chỉ không đúng.',
  },
} as const satisfies Texts;
