import type { Texts } from '../text.ts';

/** The second factor of operators, members and partners: an authenticator, and recovery codes in its place. */
export const factorTexts = {
  'factor.title': { ko: '2단계 인증', en: 'Second factor', vi: 'Xác thực hai bước' },
  'factor.off': {
    ko: '비밀번호를 아는 사람도 휴대폰의 인증 앱 없이는 로그인하거나 정보를 바꿀 수 없게 합니다.',
    en: 'Whoever has your password still cannot log in or change anything without the authenticator app on your phone.',
    vi: 'Người biết mật khẩu cũng không thể đăng nhập hay thay đổi gì nếu không có ứng dụng xác thực trên điện thoại của bạn.',
  },
  'factor.on': {
    ko: '로그인하거나 비밀번호, 환전 비밀번호, 휴대폰 번호를 바꿀 때 인증 앱의 코드를 묻습니다.',
    en: 'A code of your authenticator is asked for when you log in, and when you change a password or the phone number.',
    vi: 'Mã trong ứng dụng xác thực được hỏi khi đăng nhập và khi đổi mật khẩu hoặc số điện thoại.',
  },
  'factor.isOn': { ko: '켜짐', en: 'On', vi: 'Bật' },
  'factor.isOff': { ko: '꺼짐', en: 'Off', vi: 'Tắt' },
  'factor.left': {
    ko: '남은 복구 코드 {count}개',
    en: '{count} {count|recovery code|recovery codes} left',
    vi: 'Còn {count} mã khôi phục',
  },
  'factor.fewLeft': {
    ko: '복구 코드가 거의 없습니다. 껐다가 다시 켜면 새로 10개를 드립니다.',
    en: 'Few recovery codes are left. Turn it off and on again to get ten new ones.',
    vi: 'Sắp hết mã khôi phục. Tắt rồi bật lại để nhận 10 mã mới.',
  },
  'factor.turnOn': { ko: '2단계 인증 켜기', en: 'Turn on the second factor', vi: 'Bật xác thực hai bước' },
  'factor.turnOff': { ko: '2단계 인증 끄기', en: 'Turn off the second factor', vi: 'Tắt xác thực hai bước' },
  'factor.password': { ko: '현재 비밀번호', en: 'Current password', vi: 'Mật khẩu hiện tại' },
  'factor.passwordFirst': {
    ko: '본인인지 확인합니다. 로그인 비밀번호를 입력해 주세요.',
    en: 'Enter your login password first, so that we know it is you.',
    vi: 'Hãy nhập mật khẩu đăng nhập để xác nhận chính bạn.',
  },
  'factor.next': { ko: '다음', en: 'Next', vi: 'Tiếp' },
  'factor.scan': {
    ko: '인증 앱으로 그림을 찍거나, 이 기기에 앱이 있으면 바로 여세요. 그런 다음 앱에 나오는 6자리를 입력하세요.',
    en: 'Scan the picture with your authenticator, or open it here if it is on this device. Then enter the six digits that it shows.',
    vi: 'Quét hình bằng ứng dụng xác thực, hoặc mở ngay nếu ứng dụng ở trên máy này. Sau đó nhập 6 chữ số hiện ra.',
  },
  'factor.offerEnds': {
    ko: '10분 동안만 쓸 수 있습니다. 지났으면 창을 닫고 처음부터 다시 해 주세요.',
    en: 'Good for ten minutes. After that, close this window and begin again.',
    vi: 'Chỉ dùng được trong 10 phút. Quá giờ, hãy đóng cửa sổ và làm lại từ đầu.',
  },
  'factor.picture': {
    ko: '인증 앱으로 찍는 그림. 찍을 수 없으면 아래 키를 입력하세요.',
    en: 'A picture for your authenticator to scan. Where it cannot, type the key below.',
    vi: 'Hình để quét bằng ứng dụng xác thực. Nếu không quét được, hãy nhập khóa bên dưới.',
  },
  'factor.key': { ko: '등록 키', en: 'Key', vi: 'Khóa' },
  'factor.copy': { ko: '복사', en: 'Copy', vi: 'Sao chép' },
  'factor.open': {
    ko: '인증 앱에서 열기',
    en: 'Open in the authenticator',
    vi: 'Mở trong ứng dụng xác thực',
  },
  'factor.digits': { ko: '앱에 나오는 6자리', en: 'Six digits', vi: '6 chữ số' },
  'factor.code': { ko: '인증 코드', en: 'Code', vi: 'Mã xác thực' },
  'factor.codeHint': {
    ko: '인증 앱의 6자리. 휴대폰을 잃었다면 복구 코드 16자리',
    en: 'Six digits of your authenticator; or, if you lost the phone, a recovery code of 16 digits',
    vi: '6 chữ số trong ứng dụng xác thực; nếu mất điện thoại, nhập mã khôi phục 16 chữ số',
  },
  'factor.codesTitle': {
    ko: '복구 코드를 보관하세요',
    en: 'Keep your recovery codes',
    vi: 'Hãy giữ mã khôi phục',
  },
  'factor.codesNote': {
    ko: '휴대폰을 잃었을 때 인증 코드 대신 하나씩 한 번만 쓸 수 있습니다. 지금만 보여 드리니 종이에 적거나 안전한 곳에 저장해 주세요.',
    en: 'If you lose the phone, each of them replaces a code once. They are shown only now: write them down or store them in a safe place.',
    vi: 'Khi mất điện thoại, mỗi mã thay cho mã xác thực một lần. Các mã chỉ hiện lúc này: hãy ghi lại hoặc lưu ở nơi an toàn.',
  },
  'factor.codesCopy': { ko: '모두 복사', en: 'Copy all', vi: 'Sao chép tất cả' },
  'factor.codesDone': { ko: '보관했습니다', en: 'I have kept them', vi: 'Tôi đã giữ' },
  'factor.turnedOff': {
    ko: '2단계 인증을 껐습니다.',
    en: 'The second factor is off.',
    vi: 'Đã tắt xác thực hai bước.',
  },
  'factor.stepTitle': { ko: '인증 코드 입력', en: 'Enter your code', vi: 'Nhập mã xác thực' },
  'factor.stepLead': {
    ko: '{memId} 계정은 2단계 인증을 씁니다.',
    en: '{memId} has a second factor.',
    vi: 'Tài khoản {memId} dùng xác thực hai bước.',
  },
  'factor.lost': {
    ko: '휴대폰도 복구 코드도 없나요?',
    en: 'No phone and no recovery code?',
    vi: 'Mất cả điện thoại và mã khôi phục?',
  },
  'factor.lostBody': {
    ko: '인증 앱도 복구 코드도 없으면 직접 로그인할 수 없습니다. 운영자가 2단계 인증을 꺼 드려야 합니다.',
    en: 'Without the authenticator and without a recovery code you cannot log in by yourself. An operator has to turn the second factor off.',
    vi: 'Không có ứng dụng xác thực và mã khôi phục, bạn không thể tự đăng nhập. Điều hành viên phải tắt xác thực hai bước.',
  },
  'factor.lostThen': {
    ko: '다시 로그인하면 새 휴대폰으로 2단계 인증을 켜 주세요. 코드를 묻는 사람에게는 알려 주지 마세요.',
    en: 'Once you are in again, turn it on with your new phone. Never tell a code to anybody who asks for it.',
    vi: 'Khi đã đăng nhập lại, hãy bật lại bằng điện thoại mới. Đừng cho ai biết mã của bạn.',
  },
  'factor.stepBack': { ko: '처음부터', en: 'Start again', vi: 'Làm lại từ đầu' },
  'factor.due': {
    ko: '2단계 인증을 먼저 켜 주세요',
    en: 'Set your second factor first',
    vi: 'Hãy bật xác thực hai bước trước',
  },
  'factor.dueNote': {
    ko: '이 사이트의 파트너는 비밀번호와 인증 앱을 함께 씁니다. 켜면 바로 파트너 화면이 열립니다.',
    en: 'Partners of this site use an authenticator beside their password. The console opens as soon as yours is set.',
    vi: 'Đối tác của trang này dùng ứng dụng xác thực cùng mật khẩu. Bật xong, trang đối tác mở ngay.',
  },
} as const satisfies Texts;
