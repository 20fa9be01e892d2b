import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** The terms of use and the privacy policy. */
export const documentResults = {
  D001: {
    ko: '이용약관과 개인정보 처리방침에 먼저 동의해 주세요. 환전은 동의하지 않아도 할 수 있습니다.',
    en: 'Please accept the terms of use and the privacy policy first. Withdrawals need no acceptance.',
    vi: 'Vui lòng chấp nhận điều khoản sử dụng và chính sách quyền riêng tư trước. Rút tiền thì không cần.',
  },
  D002: {
    ko: '그사이 새 버전이 게시되었습니다. 새 내용을 확인하고 다시 동의해 주세요.',
    en: 'A new version was published meanwhile. Please read it and accept that one.',
    vi: 'Phiên bản mới vừa được công bố. Vui lòng đọc và chấp nhận phiên bản đó.',
  },
  D003: {
    ko: '한국어·영어·베트남어 본문을 모두 적어 주세요. 본문은 “# ”로 시작하는 제목으로 시작하며 40,000자까지입니다.',
    en: 'Write the text in Korean, English and Vietnamese. Each begins with a heading (“# ”) and has at most 40,000 characters.',
    vi: 'Hãy viết đủ tiếng Hàn, Anh và Việt. Mỗi bản bắt đầu bằng một đề mục (“# ”) và dài tối đa 40.000 ký tự.',
  },
  D004: {
    ko: '중괄호로 적은 {place} 자리는 채울 값이 없습니다. 쓸 수 있는 이름만 적어 주세요.',
    en: 'Nothing fills the place {place} in braces. Use only the names that are listed.',
    vi: 'Không có giá trị nào cho chỗ {place} trong ngoặc nhọn. Chỉ dùng các tên trong danh sách.',
  },
  D005: {
    ko: '그사이 다른 운영자가 새 버전을 게시했습니다. 그 버전에서 다시 시작해 주세요.',
    en: 'Another operator has published a version meanwhile. Begin again from that one.',
    vi: 'Điều hành viên khác vừa công bố một phiên bản. Hãy bắt đầu lại từ phiên bản đó.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
