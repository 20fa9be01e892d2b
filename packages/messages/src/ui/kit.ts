import type { Texts } from '../text.ts';

/** What the primitives and the shared parts of every app say themselves. */
export const kitTexts = {
  'kit.notifications': { ko: '알림 모음', en: 'Notifications', vi: 'Các thông báo' },
  'kit.clear': { ko: '지우기', en: 'Clear', vi: 'Xóa' },
  'kit.maximum': { ko: '최대', en: 'Max', vi: 'Tối đa' },
  'kit.required': { ko: '필수', en: 'required', vi: 'bắt buộc' },
  'kit.copyFailed': { ko: '복사하지 못했습니다', en: 'Could not copy', vi: 'Không sao chép được' },
  'kit.showPassword': { ko: '비밀번호 보기', en: 'Show the password', vi: 'Hiện mật khẩu' },
  'kit.hidePassword': { ko: '비밀번호 가리기', en: 'Hide the password', vi: 'Ẩn mật khẩu' },
  'kit.pagination': { ko: '페이지 이동', en: 'Pages', vi: 'Phân trang' },
  'kit.previousPage': { ko: '이전 페이지', en: 'Previous page', vi: 'Trang trước' },
  'kit.nextPage': { ko: '다음 페이지', en: 'Next page', vi: 'Trang sau' },
  'kit.stepDone': { ko: '완료', en: 'done', vi: 'xong' },
  'kit.stepNow': { ko: '진행 중', en: 'in progress', vi: 'đang thực hiện' },
  'kit.stepTodo': { ko: '예정', en: 'to come', vi: 'sắp tới' },
  'kit.stepStopped': { ko: '중단', en: 'stopped', vi: 'đã dừng' },
  'kit.oddsUp': { ko: '배당 상승', en: 'odds up', vi: 'tỷ lệ tăng' },
  'kit.oddsDown': { ko: '배당 하락', en: 'odds down', vi: 'tỷ lệ giảm' },
  'kit.suspended': { ko: '베팅 일시 중지', en: 'suspended', vi: 'tạm ngưng' },
  'kit.timeLeft': {
    ko: '{minutes}분 {seconds}초 남음',
    en: '{minutes} min {seconds} s left',
    vi: 'còn {minutes} phút {seconds} giây',
  },
  'kit.overdue': { ko: '예상 시간 지남', en: 'overdue', vi: 'quá thời gian dự kiến' },
  'kit.digitsEntered': {
    ko: '{length}자리 중 {entered}자리 입력',
    en: '{entered} of {length} digits entered',
    vi: 'đã nhập {entered}/{length} chữ số',
  },
  'kit.language': { ko: '언어', en: 'Language', vi: 'Ngôn ngữ' },
  'kit.themeLight': {
    ko: '밝은 화면으로 바꾸기',
    en: 'Switch to the light theme',
    vi: 'Chuyển sang giao diện sáng',
  },
  'kit.themeDark': {
    ko: '어두운 화면으로 바꾸기',
    en: 'Switch to the dark theme',
    vi: 'Chuyển sang giao diện tối',
  },
  'kit.staleTitle': {
    ko: '새로 고치지 못했습니다',
    en: 'Could not refresh',
    vi: 'Không làm mới được',
  },
  'kit.staleBody': {
    ko: '아래는 마지막으로 받은 내용입니다. {message}',
    en: 'Below is the last data received. {message}',
    vi: 'Bên dưới là nội dung nhận được gần nhất. {message}',
  },
} as const satisfies Texts;
