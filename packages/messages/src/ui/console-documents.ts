import type { Texts } from '../text.ts';

/** Versions of the terms of use and the privacy policy. */
export const consoleDocumentTexts = {
  'consoleDocument.title': { ko: '약관·방침', en: 'Terms and privacy', vi: 'Điều khoản và quyền riêng tư' },
  'consoleDocument.lead': {
    ko: '게시한 버전은 바뀌거나 지워지지 않습니다. 가장 새 버전이 적용됩니다.',
    en: 'A published version never changes and is never deleted. The newest one applies.',
    vi: 'Phiên bản đã công bố không đổi và không bị xóa. Bản mới nhất được áp dụng.',
  },
  'consoleDocument.version': { ko: '버전', en: 'Version', vi: 'Phiên bản' },
  'consoleDocument.versionOf': { ko: '버전 {version}', en: 'Version {version}', vi: 'Phiên bản {version}' },
  'consoleDocument.current': { ko: '적용 중', en: 'Current', vi: 'Hiện hành' },
  'consoleDocument.kindOfChange': { ko: '구분', en: 'Type', vi: 'Loại' },
  'consoleDocument.material': { ko: '중요 변경', en: 'Material change', vi: 'Thay đổi quan trọng' },
  'consoleDocument.wording': { ko: '표현 변경', en: 'Wording only', vi: 'Chỉ câu chữ' },
  'consoleDocument.publishedAt': { ko: '게시', en: 'Published', vi: 'Công bố' },
  'consoleDocument.publishedBy': { ko: '게시한 운영자', en: 'By', vi: 'Người công bố' },
  'consoleDocument.product': { ko: '기본 제공', en: 'Came with the product', vi: 'Có sẵn' },
  'consoleDocument.accepted': { ko: '동의한 회원', en: 'Accepted by', vi: 'Đã chấp nhận' },
  'consoleDocument.acceptedOf': {
    ko: '{count}명 / {all}명',
    en: '{count} of {all}',
    vi: '{count} / {all}',
  },
  'consoleDocument.table': { ko: '{name}의 버전', en: 'Versions of: {name}', vi: 'Phiên bản: {name}' },
  'consoleDocument.empty': {
    ko: '아직 게시한 버전이 없습니다.',
    en: 'No version is published yet.',
    vi: 'Chưa có phiên bản nào.',
  },
  'consoleDocument.show': { ko: '보기', en: 'Show', vi: 'Xem' },
  'consoleDocument.showOf': {
    ko: '{name} 버전 {version} 보기',
    en: 'Show {name}, version {version}',
    vi: 'Xem {name}, phiên bản {version}',
  },
  'consoleDocument.new': { ko: '새 버전 쓰기', en: 'Write a new version', vi: 'Viết phiên bản mới' },
  'consoleDocument.newOf': {
    ko: '{name} 새 버전',
    en: 'New version: {name}',
    vi: 'Phiên bản mới: {name}',
  },
  'consoleDocument.language': { ko: '언어', en: 'Language', vi: 'Ngôn ngữ' },
  'consoleDocument.text': { ko: '본문 ({language})', en: 'Text ({language})', vi: 'Nội dung ({language})' },
  'consoleDocument.syntax': {
    ko: '“# ”로 시작하는 줄은 제목, “- ”로 시작하는 줄은 항목이 되고, 다른 줄은 하나하나가 문단입니다. HTML은 글자 그대로 보입니다.',
    en: 'A line that begins with “# ” is a heading, with “- ” a point; every other line is a paragraph. HTML is shown as it is written.',
    vi: 'Dòng bắt đầu bằng “# ” là đề mục, “- ” là mục nhỏ; mỗi dòng khác là một đoạn. HTML hiện nguyên như đã viết.',
  },
  'consoleDocument.places': {
    ko: '설정에서 채우는 자리',
    en: 'Filled from the settings',
    vi: 'Điền từ cài đặt',
  },
  'consoleDocument.isMaterial': {
    ko: '중요 변경: 회원에게 다시 동의를 받습니다',
    en: 'Material change: members are asked to accept it again',
    vi: 'Thay đổi quan trọng: thành viên phải chấp nhận lại',
  },
  'consoleDocument.isMaterialHint': {
    ko: '끄면 표현만 다듬은 것으로 보고, 회원의 내 정보에 안내만 보입니다.',
    en: 'Without it only the wording has changed: members see a note in “My details”.',
    vi: 'Nếu tắt, chỉ câu chữ thay đổi: thành viên thấy ghi chú trong thông tin của mình.',
  },
  'consoleDocument.edit': { ko: '편집', en: 'Edit', vi: 'Sửa' },
  'consoleDocument.preview': { ko: '미리보기', en: 'Preview', vi: 'Xem trước' },
  'consoleDocument.publish': { ko: '게시', en: 'Publish', vi: 'Công bố' },
  'consoleDocument.confirmTitle': {
    ko: '{name} 버전 {version}을 게시할까요?',
    en: 'Publish version {version}: {name}?',
    vi: 'Công bố phiên bản {version}: {name}?',
  },
  'consoleDocument.confirmFirst': {
    ko: '게시하면 바로 적용되고 되돌릴 수 없습니다. 새로 가입하는 회원에게 동의를 받고, 이미 가입한 회원에게는 사이트 설정에서 동의를 요구할 때만 묻습니다.',
    en: 'It applies at once and cannot be undone. New members accept it when they sign up; members who are there already are asked only where the site demands it.',
    vi: 'Áp dụng ngay và không thể hoàn tác. Thành viên mới chấp nhận khi đăng ký; thành viên hiện có chỉ được hỏi khi trang yêu cầu.',
  },
  'consoleDocument.confirmMaterial': {
    ko: '게시하면 바로 적용되고 되돌릴 수 없습니다. 지금까지 한 번도 동의하지 않은 회원까지 모든 회원이 다음에 들어올 때 동의해야 합니다.',
    en: 'It applies at once and cannot be undone. Every member has to accept it the next time they come, also those who have never accepted anything.',
    vi: 'Áp dụng ngay và không thể hoàn tác. Mọi thành viên, kể cả người chưa từng chấp nhận, phải chấp nhận khi vào lần tới.',
  },
  'consoleDocument.confirmWording': {
    ko: '게시하면 바로 적용되고 되돌릴 수 없습니다. 회원에게 다시 동의를 받지 않습니다.',
    en: 'It applies at once and cannot be undone. Members are not asked again.',
    vi: 'Áp dụng ngay và không thể hoàn tác. Thành viên không bị hỏi lại.',
  },
  'consoleDocument.published': {
    ko: '버전 {version}을 게시했습니다.',
    en: 'Version {version} is published.',
    vi: 'Đã công bố phiên bản {version}.',
  },
  'consoleDocument.unchanged': {
    ko: '적용 중인 버전과 내용이 같습니다.',
    en: 'The texts are those of the current version.',
    vi: 'Nội dung giống bản hiện hành.',
  },
  'consoleDocument.missingLanguage': {
    ko: '{language} 본문이 비어 있습니다.',
    en: 'The text is missing: {language}.',
    vi: 'Thiếu nội dung: {language}.',
  },
  'consoleDocument.memberTitle': {
    ko: '동의한 약관',
    en: 'Accepted documents',
    vi: 'Tài liệu đã chấp nhận',
  },
  'consoleDocument.memberNone': {
    ko: '동의한 기록이 없습니다.',
    en: 'Nothing is accepted yet.',
    vi: 'Chưa chấp nhận gì.',
  },
} as const satisfies Texts;
