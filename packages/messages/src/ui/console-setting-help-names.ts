import type { Texts } from '../text.ts';

/** What the settings of unused accounts, reviewed withdrawals, help, complaints and supervision are called, and what is said of their links. */
export const consoleSettingHelpNames = {
  'consoleSettingName.dormantAfterDays': {
    ko: '휴면 전환(이용이 없는 기간)',
    en: 'Dormant after being unused for',
    vi: 'Ngủ đông sau khi không sử dụng',
  },
  'consoleSettingName.withdrawalPreviewRequired': {
    ko: '출금 내용 확인 필수',
    en: 'Withdrawals must be reviewed first',
    vi: 'Phải xem lại trước khi rút tiền',
  },
  'consoleSettingName.help.lines': {
    ko: '도움을 받을 수 있는 곳(언어별)',
    en: 'Who helps members, by language',
    vi: 'Nơi hỗ trợ thành viên, theo ngôn ngữ',
  },
  'consoleSettingName.help.complaintDays': {
    ko: '불만에 답변하는 기한',
    en: 'A complaint is answered within',
    vi: 'Thời hạn trả lời khiếu nại',
  },
  'consoleSettingName.help.complaintsTo': {
    ko: '사이트 밖에서 불만을 받는 기관(언어별)',
    en: 'Who takes complaints beyond the site, by language',
    vi: 'Cơ quan nhận khiếu nại ngoài trang, theo ngôn ngữ',
  },
  'consoleSettingName.help.regulators': {
    ko: '감독 기관과 허가(언어별)',
    en: 'Supervision and licence, by language',
    vi: 'Cơ quan giám sát và giấy phép, theo ngôn ngữ',
  },
  'consoleSettingName.help.watchLinks': {
    ko: '외부 링크 매일 확인',
    en: 'Check links to others every day',
    vi: 'Kiểm tra liên kết ngoài hằng ngày',
  },
  'consoleSettingName.column.locale': { ko: '언어', en: 'Language', vi: 'Ngôn ngữ' },
  'consoleSettingName.column.name': { ko: '이름', en: 'Name', vi: 'Tên' },
  'consoleSettingName.column.phone': { ko: '전화', en: 'Phone', vi: 'Điện thoại' },
  'consoleSettingName.column.link': { ko: '링크(https)', en: 'Link (https)', vi: 'Liên kết (https)' },
  'consoleSettingName.column.licence': { ko: '허가 번호', en: 'Licence', vi: 'Số giấy phép' },

  'consoleSettingLinks.title': { ko: '외부 링크 상태', en: 'Links to others', vi: 'Liên kết ngoài' },
  'consoleSettingLinks.off': {
    ko: '링크 확인이 꺼져 있습니다. 밖으로 연결되는 서버라면 켜 두세요.',
    en: 'Links are not checked: it is switched off. Switch it on where the server reaches the outside network.',
    vi: 'Việc kiểm tra liên kết đang tắt. Hãy bật nếu máy chủ kết nối được ra ngoài.',
  },
  'consoleSettingLinks.empty': {
    ko: '회원에게 보이는 외부 링크가 없습니다.',
    en: 'Members are shown no links to others.',
    vi: 'Không có liên kết ngoài nào hiển thị cho thành viên.',
  },
  'consoleSettingLinks.failing': {
    ko: '응답하지 않는 링크가 {count}개 있습니다. 주소를 확인해 주세요.',
    en: '{count} {count|link does|links do} not answer. Look at the address.',
    vi: 'Có {count} liên kết không phản hồi. Hãy kiểm tra địa chỉ.',
  },
  'consoleSettingLinks.ok': { ko: '정상', en: 'Answers', vi: 'Phản hồi tốt' },
  'consoleSettingLinks.failed': { ko: '응답 없음', en: 'Fails', vi: 'Không phản hồi' },
  'consoleSettingLinks.unchecked': { ko: '확인 전', en: 'Not checked yet', vi: 'Chưa kiểm tra' },
  'consoleSettingLinks.checkedAt': { ko: '확인 시각', en: 'Checked', vi: 'Kiểm tra lúc' },
  'consoleSettingLinks.since': { ko: '응답 없음 시작', en: 'Fails since', vi: 'Không phản hồi từ' },
} as const satisfies Texts;
