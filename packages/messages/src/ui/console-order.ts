import type { Texts } from '../text.ts';

/** A list that operators put in order. */
export const consoleOrderTexts = {
  'consoleOrder.move': {
    ko: '{name} 옮기기 (위·아래 화살표)',
    en: 'Move {name} (arrow keys)',
    vi: 'Di chuyển {name} (phím mũi tên)',
  },
  'consoleOrder.moved': {
    ko: '{name}: {count}개 가운데 {place}번째',
    en: '{name}: place {place} of {count}',
    vi: '{name}: vị trí {place} trên {count}',
  },
  'consoleOrder.change': { ko: '순서 바꾸기', en: 'Change the order', vi: 'Đổi thứ tự' },
  'consoleOrder.note': {
    ko: '끌어서 옮기거나 손잡이에서 화살표를 누르세요.',
    en: 'Drag, or press the arrow keys on a handle.',
    vi: 'Kéo, hoặc bấm phím mũi tên trên tay cầm.',
  },
} as const satisfies Texts;
