import type { Texts } from '../text.ts';

/** Of a request that was made once more, and had been done by then. */
export const doneBeforeTexts = {
  'doneBefore.text': {
    ko: '앞서 보낸 같은 요청이 이미 처리되어 있어 이번에는 다시 처리하지 않았습니다. 한 번 더 하려면 다시 눌러 주세요.',
    en: 'Your earlier, identical request had already gone through, so nothing was done again. To do it once more, press again.',
    vi: 'Yêu cầu giống hệt gửi trước đó đã được xử lý nên lần này không thực hiện thêm. Muốn thực hiện lần nữa, hãy nhấn lại.',
  },
} as const satisfies Texts;
