import type { Texts } from './text.ts';

/** Messages that the system writes into a member's box. */
export const noticeTexts = {
  'notice.depositExpired.title': {
    ko: '충전 신청이 취소되었습니다',
    en: 'Your deposit request was cancelled',
    vi: 'Yêu cầu nạp tiền đã bị hủy',
  },
  'notice.depositExpired.body': {
    ko: '{amount}원 충전 신청({receipt})을 정해진 시간 안에 확인하지 못해 자동으로 취소했습니다. 이미 입금하셨다면 다시 신청하거나 고객센터에 알려 주세요. 보내신 돈은 안전합니다.',
    en: 'Your deposit request for {amount} won ({receipt}) was not confirmed in time, so it was cancelled. If you have already paid, make a new request or tell support: your money is safe.',
    vi: 'Yêu cầu nạp {amount} won ({receipt}) không được xác nhận kịp thời nên đã bị hủy. Nếu bạn đã chuyển tiền, hãy gửi yêu cầu mới hoặc báo hỗ trợ: tiền của bạn vẫn an toàn.',
  },
  'notice.depositEnded.member': {
    ko: '회원이 직접 취소했습니다.',
    en: 'Cancelled by the member.',
    vi: 'Thành viên đã tự hủy.',
  },
  'notice.depositEnded.expiry': {
    ko: '정해진 시간 안에 확인되지 않아 자동으로 취소되었습니다.',
    en: 'Cancelled because the payment was not confirmed in time.',
    vi: 'Đã hủy vì khoản thanh toán không được xác nhận kịp thời.',
  },
  'notice.depositAccount.title': {
    ko: '입금 계좌 안내',
    en: 'Your deposit account',
    vi: 'Tài khoản nạp tiền của bạn',
  },
  'notice.depositAccount.body': {
    ko: '입금 계좌는 {bank} {number} (예금주 {holder})입니다. 충전을 신청한 뒤 등록된 이름으로 입금해 주세요.',
    en: 'The deposit account is {bank} {number}, in the name of {holder}. Submit the deposit request, then send from an account in your registered name.',
    vi: 'Tài khoản nạp tiền là {bank} {number}, chủ tài khoản {holder}. Hãy gửi yêu cầu nạp tiền, rồi chuyển từ tài khoản đúng tên đăng ký.',
  },
  'notice.partnerGave.title': {
    ko: '파트너가 머니를 지급했습니다',
    en: 'Your partner gave you money',
    vi: 'Đối tác đã cấp tiền cho bạn',
  },
  'notice.partnerGave.body': {
    ko: '{partner} 파트너가 {amount}원을 지급했습니다.',
    en: '{partner} gave you {amount} won.',
    vi: '{partner} đã cấp cho bạn {amount} won.',
  },
  'notice.partnerTook.title': {
    ko: '파트너가 머니를 회수했습니다',
    en: 'Your partner took money back',
    vi: 'Đối tác đã thu hồi tiền',
  },
  'notice.partnerTook.body': {
    ko: '{partner} 파트너가 보유금에서 {amount}원을 회수했습니다. 이상한 점이 있으면 고객센터에 알려 주세요.',
    en: '{partner} took {amount} won back from your balance. If something looks wrong, tell support.',
    vi: '{partner} đã thu hồi {amount} won từ số dư của bạn. Nếu có gì bất thường, hãy báo bộ phận hỗ trợ.',
  },
  'notice.changed.password.title': {
    ko: '비밀번호가 변경되었습니다',
    en: 'Your password was changed',
    vi: 'Đã đổi mật khẩu',
  },
  'notice.changed.password.body': {
    ko: '로그인 비밀번호가 변경되어 다른 기기는 모두 로그아웃되었습니다. 변경한 IP 주소: {address}. 본인이 변경하지 않았다면 바로 고객센터에 알려 주세요.',
    en: 'Your login password was changed, and every other device was logged out. It was changed from {address}. If that was not you, tell support at once.',
    vi: 'Mật khẩu đăng nhập đã được đổi và mọi thiết bị khác đã bị đăng xuất. Địa chỉ IP thực hiện: {address}. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.',
  },
  'notice.changed.pin.title': {
    ko: '환전 비밀번호가 변경되었습니다',
    en: 'Your withdrawal password was changed',
    vi: 'Đã đổi mật khẩu rút tiền',
  },
  'notice.changed.pin.body': {
    ko: '다음 환전부터 새 환전 비밀번호를 사용해 주세요. 변경한 IP 주소: {address}. 본인이 변경하지 않았다면 바로 고객센터에 알려 주세요.',
    en: 'Use the new withdrawal password from the next withdrawal on. It was changed from {address}. If that was not you, tell support at once.',
    vi: 'Hãy dùng mật khẩu rút tiền mới từ lần rút tiếp theo. Địa chỉ IP thực hiện: {address}. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.',
  },
  'notice.changed.phone.title': {
    ko: '휴대폰 번호가 변경되었습니다',
    en: 'Your phone number was changed',
    vi: 'Đã đổi số điện thoại',
  },
  'notice.changed.phone.body': {
    ko: '등록된 휴대폰 번호가 변경되었습니다. 변경한 IP 주소: {address}. 본인이 변경하지 않았다면 바로 고객센터에 알려 주세요.',
    en: 'The phone number of your account was changed. It was changed from {address}. If that was not you, tell support at once.',
    vi: 'Số điện thoại của tài khoản đã được đổi. Địa chỉ IP thực hiện: {address}. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.',
  },
  'notice.changed.factor-on.title': {
    ko: '2단계 인증이 켜졌습니다',
    en: 'Your second factor is on',
    vi: 'Đã bật xác thực hai bước',
  },
  'notice.changed.factor-on.body': {
    ko: '다음 로그인부터 인증 앱의 코드를 함께 입력합니다. 켠 IP 주소: {address}. 본인이 켜지 않았다면 바로 고객센터에 알려 주세요.',
    en: 'From the next login on you enter a code of your authenticator as well. It was turned on from {address}. If that was not you, tell support at once.',
    vi: 'Từ lần đăng nhập sau, bạn nhập thêm mã trong ứng dụng xác thực. Địa chỉ IP thực hiện: {address}. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.',
  },
  'notice.changed.factor-off.title': {
    ko: '2단계 인증이 꺼졌습니다',
    en: 'Your second factor is off',
    vi: 'Đã tắt xác thực hai bước',
  },
  'notice.changed.factor-off.body': {
    ko: '이제 비밀번호만으로 로그인합니다. 끈 IP 주소: {address}. 본인이 끄지 않았다면 바로 고객센터에 알려 주세요.',
    en: 'The password alone logs you in again. It was turned off from {address}. If that was not you, tell support at once.',
    vi: 'Từ nay chỉ cần mật khẩu để đăng nhập. Địa chỉ IP thực hiện: {address}. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.',
  },
  'notice.changed.factor-taken.title': {
    ko: '운영자가 2단계 인증을 해제했습니다',
    en: 'An operator removed your second factor',
    vi: 'Điều hành viên đã gỡ xác thực hai bước',
  },
  'notice.changed.factor-taken.body': {
    ko: '요청에 따라 2단계 인증을 해제하고 모든 기기에서 로그아웃했습니다. 내 정보에서 다시 켤 수 있습니다. 요청하지 않았다면 바로 고객센터에 알려 주세요.',
    en: 'Your second factor was removed as requested, and you were logged out everywhere. You can turn it on again under “My details”. If you did not ask for it, tell support at once.',
    vi: 'Xác thực hai bước đã được gỡ theo yêu cầu và bạn bị đăng xuất ở mọi nơi. Bạn có thể bật lại trong phần thông tin của mình. Nếu bạn không yêu cầu, hãy báo ngay cho bộ phận hỗ trợ.',
  },
  'notice.changed.pin-dropped.title': {
    ko: '환전 비밀번호를 초기화했습니다',
    en: 'Your withdrawal password was dropped',
    vi: 'Đã xóa mật khẩu rút tiền',
  },
  'notice.changed.pin-dropped.body': {
    ko: '요청에 따라 환전 비밀번호를 초기화했습니다. 내 정보에서 새로 정하면 다시 환전할 수 있습니다. 요청하지 않았다면 바로 고객센터에 알려 주세요.',
    en: 'Your withdrawal password was dropped as requested. Set another one under “My details” to withdraw again. If you did not ask for it, tell support at once.',
    vi: 'Mật khẩu rút tiền đã được xóa theo yêu cầu. Hãy đặt mật khẩu mới trong phần thông tin của mình để rút tiền trở lại. Nếu bạn không yêu cầu, hãy báo ngay cho bộ phận hỗ trợ.',
  },
  'notice.answered.title': {
    ko: '문의에 답변이 등록되었습니다',
    en: 'Your question has an answer',
    vi: 'Câu hỏi của bạn đã có trả lời',
  },
  'notice.answered.body': {
    ko: "'{title}' 문의에 답변이 등록되었습니다. 고객센터의 1:1 문의에서 확인하고, 더 궁금한 점은 같은 글에 이어서 물어보세요.",
    en: "'{title}' has an answer. Read it under Q&A, and ask again in the same place if anything is unclear.",
    vi: "Câu hỏi '{title}' đã có trả lời. Xem tại mục Hỏi đáp và hỏi tiếp ngay tại đó nếu còn thắc mắc.",
  },
  /** Below the question of a member who asked for the deposit account. */
  'notice.accountSent.reply': {
    ko: '입금 계좌를 쪽지로 보내 드렸습니다. 쪽지함에서 확인해 주세요.',
    en: 'The deposit account has been sent to you as a message.',
    vi: 'Tài khoản nạp tiền đã được gửi qua tin nhắn. Vui lòng xem hộp thư.',
  },
} as const satisfies Texts;
