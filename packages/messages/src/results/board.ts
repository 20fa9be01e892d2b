import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** Posts, comments, questions to support and their pictures. */
export const boardResults = {
  BD01: {
    ko: '제목을 {min}자 이상 {max}자 이하로 입력해 주세요.',
    en: 'Enter a title of {min} to {max} characters.',
    vi: 'Vui lòng nhập tiêu đề từ {min} đến {max} ký tự.',
  },
  BD02: {
    ko: '내용을 {min}자 이상 {max}자 이하로 입력해 주세요.',
    en: 'Enter a text of {min} to {max} characters.',
    vi: 'Vui lòng nhập nội dung từ {min} đến {max} ký tự.',
  },
  BD03: {
    ko: '검색어를 {max}자 이하로 입력해 주세요.',
    en: 'Enter a search term of at most {max} characters.',
    vi: 'Vui lòng nhập từ khóa tối đa {max} ký tự.',
  },
  BD04: {
    ko: '이곳에 글을 쓸 권한이 없습니다.',
    en: 'You cannot write here.',
    vi: 'Bạn không có quyền đăng bài tại đây.',
  },
  BD05: {
    ko: '보이지 않거나 다른 글자처럼 보이는 문자가 들어 있습니다. 지우고 다시 등록해 주세요.',
    en: 'The text has letters that cannot be seen or that pretend to be others. Remove them and try again.',
    vi: 'Nội dung có ký tự ẩn hoặc ký tự giả dạng chữ khác. Vui lòng xóa rồi gửi lại.',
  },
  BD06: {
    ko: '구분을 선택해 주세요.',
    en: 'Choose a category.',
    vi: 'Vui lòng chọn loại.',
  },
  BD07: {
    ko: '댓글을 {min}자 이상 {max}자 이하로 입력해 주세요.',
    en: 'Enter a comment of {min} to {max} characters.',
    vi: 'Vui lòng nhập bình luận từ {min} đến {max} ký tự.',
  },
  BD08: {
    ko: '사진을 읽을 수 없습니다. JPG, PNG, WebP, GIF 파일만 올릴 수 있습니다.',
    en: 'The picture cannot be read. Use a JPG, PNG, WebP or GIF file.',
    vi: 'Không đọc được ảnh. Chỉ nhận tệp JPG, PNG, WebP hoặc GIF.',
  },
  BD09: {
    ko: '사진이 너무 큽니다. 5MB, 가로세로 8,192픽셀까지 올릴 수 있습니다.',
    en: 'The picture is too large. At most 5 MB and 8,192 pixels a side.',
    vi: 'Ảnh quá lớn. Tối đa 5 MB và 8.192 pixel mỗi cạnh.',
  },
  BD10: {
    ko: '짧은 시간에 너무 많이 등록했습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'Too many in a short time. Please try again in a few minutes.',
    vi: 'Bạn đăng quá nhiều trong thời gian ngắn. Vui lòng thử lại sau ít phút.',
  },
  BD11: {
    ko: '사진은 {max}장까지 올릴 수 있습니다. 사진을 다시 골라 주세요.',
    en: 'At most {max} pictures. Please choose the pictures again.',
    vi: 'Tối đa {max} ảnh. Vui lòng chọn lại ảnh.',
  },
  BD12: {
    ko: '답변이 달린 문의는 수정할 수 없습니다. 아래에 이어서 문의해 주세요.',
    en: 'An answered question cannot be changed. Ask again below it.',
    vi: 'Không thể sửa câu hỏi đã được trả lời. Vui lòng hỏi tiếp bên dưới.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
