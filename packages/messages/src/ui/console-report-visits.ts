import type { Texts } from '../text.ts';

/** How fast and how still the pages of the member site were in real visits, for operators. */
export const consoleReportVisitsTexts = {
  'consoleReportVisits.title': { ko: '페이지 속도', en: 'Page speed', vi: 'Tốc độ trang' },
  'consoleReportVisits.note': {
    ko: '실제 방문에서 측정한 값입니다. 방문 네 번 가운데 세 번은 이 값 이하였습니다(75백분위). 방문이 시작된 페이지로 세며, 누가 방문했는지는 남기지 않습니다. 방문이 백 번보다 적은 줄은 참고만 하세요.',
    en: 'Measured in real visits: three of four were at most this (75th percentile). A visit counts for the page that it began with, and nothing says whose it was. A row of fewer than a hundred visits is a hint only.',
    vi: 'Đo từ lượt truy cập thật: ba trong bốn lượt không vượt giá trị này (phân vị 75). Mỗi lượt tính cho trang bắt đầu và không ghi lại ai đã truy cập. Dòng dưới một trăm lượt chỉ để tham khảo.',
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
    ko: '사이트 설정에서 측정하는 방문의 비율이 0%입니다. 아래는 전에 측정한 값입니다.',
    en: 'The site settings have 0% of visits measured. What you see was measured before.',
    vi: 'Cài đặt trang đang đo 0% lượt truy cập. Số liệu bên dưới được đo trước đó.',
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
  'consoleReportVisits.visits': { ko: '방문', en: 'Visits', vi: 'Lượt truy cập' },
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
    ko: '회원 사이트를 방문한 사람이 페이지를 떠나면 여기에 나타납니다.',
    en: 'Visits of the member site appear here once their page is left.',
    vi: 'Lượt truy cập trang thành viên sẽ hiện ở đây sau khi rời trang.',
  },
} as const satisfies Texts;
