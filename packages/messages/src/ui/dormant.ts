import type { Texts } from '../text.ts';

/** A dormant account: what that means for its member, and how it is activated again. */
export const dormantTexts = {
  'dormant.title': { ko: '휴면 계정입니다', en: 'Your account is dormant', vi: 'Tài khoản đang ngủ đông' },
  'dormant.lead': {
    ko: '오랫동안 이용하지 않아 {since}부터 휴면 상태입니다. 보유금과 포인트는 그대로 있으며, 휴면을 해제하면 충전, 베팅, 환전을 다시 할 수 있습니다.',
    en: 'It was not used for long and has been dormant since {since}. Your balance and points are as they were; once the account is activated you can deposit, bet and withdraw again.',
    vi: 'Tài khoản lâu không được sử dụng và ngủ đông từ {since}. Số dư và điểm vẫn giữ nguyên; sau khi kích hoạt, bạn có thể nạp tiền, cược và rút tiền trở lại.',
  },
  'dormant.open': { ko: '휴면 해제하기', en: 'Activate the account', vi: 'Kích hoạt tài khoản' },
  'dormant.formLead': {
    ko: '본인인지 확인합니다. 비밀번호와 환전 비밀번호, 그리고 아래 둘 중 하나를 입력해 주세요.',
    en: 'We make certain that it is you: enter your password, your withdrawal password and one of the two things below.',
    vi: 'Chúng tôi cần xác minh đúng là bạn: nhập mật khẩu, mật khẩu rút tiền và một trong hai thông tin dưới đây.',
  },
  'dormant.password': { ko: '비밀번호', en: 'Password', vi: 'Mật khẩu' },
  'dormant.pin': { ko: '환전 비밀번호', en: 'Withdrawal password', vi: 'Mật khẩu rút tiền' },
  'dormant.proof': { ko: '추가 확인', en: 'One more check', vi: 'Xác minh thêm' },
  'dormant.birthDate': { ko: '생년월일', en: 'Date of birth', vi: 'Ngày sinh' },
  'dormant.account': {
    ko: '계좌번호 뒤 4자리',
    en: 'Last 4 digits of your account',
    vi: '4 số cuối tài khoản ngân hàng',
  },
  'dormant.missing': { ko: '입력해 주세요.', en: 'Please fill this in.', vi: 'Vui lòng nhập.' },
  'dormant.help': {
    ko: '기억나지 않거나 환전 비밀번호를 설정한 적이 없으면 고객센터에서 본인 확인 후 해제해 드립니다. 휴면 중에는 환전 비밀번호를 새로 설정할 수 없습니다.',
    en: 'If you do not remember, or never set a withdrawal password, support activates it once it is certain that it is you. A withdrawal password cannot be set while the account is dormant.',
    vi: 'Nếu không nhớ hoặc chưa từng đặt mật khẩu rút tiền, bộ phận hỗ trợ sẽ kích hoạt sau khi xác minh đúng là bạn. Không thể đặt mật khẩu rút tiền khi tài khoản đang ngủ đông.',
  },
  'dormant.ask': { ko: '고객센터에 문의하기', en: 'Ask support', vi: 'Hỏi bộ phận hỗ trợ' },
  'dormant.done': {
    ko: '휴면을 해제했습니다. 이제 모두 이용할 수 있습니다.',
    en: 'Your account is active again.',
    vi: 'Tài khoản đã được kích hoạt lại.',
  },
} as const satisfies Texts;
