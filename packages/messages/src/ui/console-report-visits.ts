import type { Texts } from '../text.ts';

/** How fast and how still the pages of the member site were in real visits, for operators. */
export const consoleReportVisitsTexts = {
  'consoleReportVisits.title': { ko: '페이지 속도', en: 'Page speed', vi: 'Tốc độ trang' },
  'consoleReportVisits.note': {
    ko: '실제 방문에서 측정한 값입니다. 방문 네 번 가운데 세 번은 이 값 이하였습니다(75백분위). 방문이 시작된 페이지로 세며, 누가 방문했는지는 남기지 않습니다. 방문이 백 번보다 적은 값은 참고만 하세요.',
    en: 'Measured in real visits: three of four were at most this (75th percentile). A visit counts for the page that it began with, and nothing says whose it was. A figure of fewer than a hundred visits is a hint only.',
    vi: 'Đo từ lượt truy cập thật: ba trong bốn lượt không vượt giá trị này (phân vị 75). Mỗi lượt tính cho trang bắt đầu và không ghi lại ai đã truy cập. Số liệu dưới một trăm lượt chỉ để tham khảo.',
  },
  'consoleReportVisits.bounds': {
    ko: '휴대폰은 너비가 600픽셀 이하인 화면이며, 태블릿은 대개 데스크톱으로 셉니다. Safari와 Firefox는 화면 흔들림(CLS)을 측정하지 않습니다. 값은 누구나 보낼 수 있으므로 꾸며 보낸 값이 섞일 수 있습니다.',
    en: 'Phones are windows of at most 600 pixels; most tablets count as desktops. Safari and Firefox do not measure the movement of the page (CLS). Anybody may send figures, so some of them may be made up.',
    vi: 'Điện thoại là cửa sổ rộng tối đa 600 điểm ảnh; phần lớn máy tính bảng được tính là máy tính. Safari và Firefox không đo độ xê dịch (CLS). Ai cũng có thể gửi số liệu nên có thể lẫn số liệu không thật.',
  },
  'consoleReportVisits.measured': {
    ko: '지금은 방문의 {percent}%를 측정합니다. 사이트 설정에서 바꿀 수 있습니다.',
    en: 'Of all visits {percent}% are measured now; the site settings say how many.',
    vi: 'Hiện đo {percent}% lượt truy cập; có thể đổi trong cài đặt trang.',
  },
  'consoleReportVisits.offTitle': {
    ko: '지금은 측정하지 않습니다',
    en: 'Nothing is measured now',
    vi: 'Hiện không đo',
  },
  'consoleReportVisits.off': {
    ko: '사이트 설정에서 측정하는 방문의 비율이 0%입니다. 아래에 값이 있으면 전에 측정한 것입니다.',
    en: 'The site settings have 0% of visits measured. Any figures below were measured before.',
    vi: 'Cài đặt trang đang đo 0% lượt truy cập. Nếu bên dưới có số liệu thì đã được đo trước đó.',
  },
  'consoleReportVisits.layout': { ko: '화면', en: 'Layout', vi: 'Bố cục' },
  'consoleReportVisits.layout.mobile': { ko: '휴대폰', en: 'Phones', vi: 'Điện thoại' },
  'consoleReportVisits.layout.desktop': { ko: '데스크톱', en: 'Desktops', vi: 'Máy tính' },
  'consoleReportVisits.page': { ko: '페이지', en: 'Page', vi: 'Trang' },
  'consoleReportVisits.pageFor': {
    ko: '{page} · {reader}',
    en: '{page} · {reader}',
    vi: '{page} · {reader}',
  },
  'consoleReportVisits.all': { ko: '모든 페이지', en: 'All pages', vi: 'Tất cả trang' },
  'consoleReportVisits.reader.guest': { ko: '비회원', en: 'guests', vi: 'khách' },
  'consoleReportVisits.reader.member': { ko: '회원', en: 'members', vi: 'thành viên' },
  'consoleReportVisits.count': {
    ko: '측정한 방문 {count}',
    en: 'Measured visits: {count}',
    vi: 'Lượt đã đo: {count}',
  },
  'consoleReportVisits.figure.lcp': {
    ko: '주요 내용이 보일 때까지 (LCP)',
    en: 'Main content shown (LCP)',
    vi: 'Hiện nội dung chính (LCP)',
  },
  'consoleReportVisits.figure.inp': {
    ko: '누른 뒤 반응 (INP)',
    en: 'Response to a press (INP)',
    vi: 'Phản hồi khi bấm (INP)',
  },
  'consoleReportVisits.figure.cls': {
    ko: '화면 흔들림 (CLS)',
    en: 'Movement of the page (CLS)',
    vi: 'Độ xê dịch (CLS)',
  },
  'consoleReportVisits.seconds': { ko: '{value}초', en: '{value} s', vi: '{value} giây' },
  'consoleReportVisits.milliseconds': { ko: '{value}밀리초', en: '{value} ms', vi: '{value} mili giây' },
  'consoleReportVisits.beyond': { ko: '{value} 초과', en: 'over {value}', vi: 'trên {value}' },
  'consoleReportVisits.rating.good': { ko: '좋음', en: 'Good', vi: 'Tốt' },
  'consoleReportVisits.rating.middle': { ko: '개선 필요', en: 'Needs work', vi: 'Cần cải thiện' },
  'consoleReportVisits.rating.poor': { ko: '나쁨', en: 'Poor', vi: 'Kém' },
  'consoleReportVisits.shares': {
    ko: '좋음 {good} · 나쁨 {poor}',
    en: '{good} good · {poor} poor',
    vi: '{good} tốt · {poor} kém',
  },
  'consoleReportVisits.emptyTitle': {
    ko: '이 기간에 측정한 방문이 없습니다',
    en: 'No visit was measured in this period',
    vi: 'Không có lượt truy cập nào được đo trong kỳ này',
  },
  'consoleReportVisits.empty': {
    ko: '측정하는 방문은 방문한 사람이 페이지를 떠난 뒤 여기에 나타납니다.',
    en: 'A visit that is measured appears here once its page is left.',
    vi: 'Lượt truy cập được đo sẽ hiện ở đây sau khi rời trang.',
  },
} as const satisfies Texts;
