import type { Texts } from '../text.ts';

/** The menus that every long list of the operator console has. */
export const consoleListTexts = {
  'consoleList.columns': { ko: '열 선택', en: 'Columns', vi: 'Cột' },
  'consoleList.allColumns': { ko: '모든 열 보기', en: 'Show all columns', vi: 'Hiện tất cả cột' },
  'consoleList.views': { ko: '저장한 보기', en: 'Views', vi: 'Đã lưu' },
  'consoleList.noView': {
    ko: '저장한 보기가 없습니다. 조건, 정렬, 열을 맞춘 뒤 이름을 붙여 저장하면 여기서 다시 열 수 있습니다.',
    en: 'No saved view yet. Set filters, order and columns, then save them under a name to open them here again.',
    vi: 'Chưa có chế độ xem nào. Hãy đặt bộ lọc, thứ tự và cột, rồi lưu với một tên để mở lại tại đây.',
  },
  'consoleList.viewName': { ko: '보기 이름', en: 'Name of the view', vi: 'Tên chế độ xem' },
  'consoleList.keep': { ko: '저장', en: 'Save', vi: 'Lưu' },
  'consoleList.kept': {
    ko: '‘{name}’ 보기를 저장했습니다.',
    en: 'Saved the view “{name}”.',
    vi: 'Đã lưu chế độ xem “{name}”.',
  },
  'consoleList.update': {
    ko: '‘{name}’ 보기를 지금 화면으로 바꾸기',
    en: 'Change the view “{name}” to what is shown now',
    vi: 'Đổi chế độ xem “{name}” thành nội dung đang hiện',
  },
  'consoleList.forget': {
    ko: '‘{name}’ 보기 지우기',
    en: 'Delete the view “{name}”',
    vi: 'Xóa chế độ xem “{name}”',
  },
  'consoleList.forgotten': {
    ko: '‘{name}’ 보기를 지웠습니다.',
    en: 'Deleted the view “{name}”.',
    vi: 'Đã xóa chế độ xem “{name}”.',
  },
  'consoleList.whyTitle': { ko: '파일로 저장', en: 'Save as a file', vi: 'Lưu thành tệp' },
  'consoleList.whyNote': {
    ko: '개인정보가 담길 수 있는 파일입니다. 누가 왜 저장했는지 감사 기록에 남고 매달 점검합니다. 다 쓴 파일은 지워 주세요.',
    en: 'The file may hold personal data. Who saved it and why is kept in the audit log and reviewed every month. Delete it when it has served.',
    vi: 'Tệp có thể chứa dữ liệu cá nhân. Ai lưu và vì sao được ghi vào nhật ký kiểm tra và rà soát hằng tháng. Dùng xong hãy xóa tệp.',
  },
  'consoleList.why.books': { ko: '정산·회계 확인', en: 'Settlement and books', vi: 'Quyết toán, kế toán' },
  'consoleList.why.question': {
    ko: '회원 문의 확인',
    en: 'Question of a member',
    vi: 'Câu hỏi của thành viên',
  },
  'consoleList.why.authority': {
    ko: '감독·수사기관 제출',
    en: 'Asked for by an authority',
    vi: 'Cơ quan chức năng yêu cầu',
  },
  'consoleList.withHead': {
    ko: '보고서 머리글 포함',
    en: 'Begin with the head of the report',
    vi: 'Kèm phần đầu báo cáo',
  },
  'consoleList.withHeadNote': {
    ko: '사이트, 기간, 시간대, 작성 시각, 작성자가 첫 줄들에 들어갑니다. 프로그램으로 읽을 파일이면 끄세요.',
    en: 'Site, interval, time zone, time and author stand in the first lines. Leave it out where a program reads the file.',
    vi: 'Trang, khoảng thời gian, múi giờ, giờ lập và người lập nằm ở các dòng đầu. Tắt nếu tệp do chương trình đọc.',
  },
  'consoleList.save': { ko: '저장', en: 'Save', vi: 'Lưu' },
  'consoleList.excel': { ko: '엑셀', en: 'Excel', vi: 'Excel' },
  'consoleList.excel.note': {
    ko: '지금 조건에 맞는 목록 전체를 엑셀 파일로 저장합니다.',
    en: 'Saves the whole list under these filters as an Excel file.',
    vi: 'Lưu toàn bộ danh sách theo bộ lọc này thành tệp Excel.',
  },
  'consoleList.csv': { ko: 'CSV', en: 'CSV', vi: 'CSV' },
  'consoleList.csv.note': {
    ko: '지금 조건에 맞는 목록 전체를 다른 프로그램에서도 열 수 있는 텍스트 파일로 저장합니다.',
    en: 'Saves the whole list under these filters as a text file for any program.',
    vi: 'Lưu toàn bộ danh sách theo bộ lọc này thành tệp văn bản cho mọi chương trình.',
  },
  'consoleList.partTitle': {
    ko: '일부 줄을 불러오지 못했습니다',
    en: 'Some rows could not be loaded',
    vi: 'Không tải được một số dòng',
  },
  'consoleList.partBody': {
    ko: '보이는 줄은 그대로 쓸 수 있습니다. 비어 있는 줄은 다시 불러오세요.',
    en: 'The rows that you see are right. Load the empty ones again.',
    vi: 'Các dòng đang hiện vẫn dùng được. Hãy tải lại các dòng trống.',
  },
} as const satisfies Texts;
