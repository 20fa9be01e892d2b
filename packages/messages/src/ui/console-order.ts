import type { Texts } from '../text.ts';

/** A list that operators put in order. */
export const consoleOrderTexts = {
  'consoleOrder.move': {
    ko: '{name} 옮기기 (위·아래 화살표)',
    en: 'Move {name} (arrow keys)',
    vi: 'Di chuyển {name} (phím mũi tên)',
  },
  'consoleOrder.up': { ko: '{name} 위로', en: 'Move {name} up', vi: 'Chuyển {name} lên' },
  'consoleOrder.down': { ko: '{name} 아래로', en: 'Move {name} down', vi: 'Chuyển {name} xuống' },
  'consoleOrder.moved': {
    ko: '{name}: {count}개 가운데 {place}번째',
    en: '{name}: place {place} of {count}',
    vi: '{name}: vị trí {place} trên {count}',
  },
  'consoleOrder.change': { ko: '순서 바꾸기', en: 'Change the order', vi: 'Đổi thứ tự' },
  'consoleOrder.unchanged': {
    ko: '순서를 바꾸면 저장할 수 있습니다.',
    en: 'Change the order, and it can be saved.',
    vi: 'Hãy đổi thứ tự rồi lưu.',
  },
  'consoleOrder.note': {
    ko: '끌어서 옮기거나 위·아래 버튼을 누르세요. 손잡이에서는 화살표 키로도 옮깁니다.',
    en: 'Drag, press the buttons for up and down, or use the arrow keys on a handle.',
    vi: 'Kéo, bấm nút lên hoặc xuống, hoặc dùng phím mũi tên trên tay cầm.',
  },
} as const satisfies Texts;
