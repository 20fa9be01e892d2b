import type { Texts } from '../text.ts';

/** What the site asks of a password, beside its field. */
export const passwordTexts = {
  'password.length': {
    ko: '{min}~{max}자, 특수문자도 쓸 수 있습니다',
    en: '{min}–{max} characters, special characters too',
    vi: '{min}–{max} ký tự, có thể dùng ký tự đặc biệt',
  },
  'password.lengthPlain': {
    ko: '영문과 숫자 {min}~{max}자',
    en: '{min}–{max} letters and digits',
    vi: '{min}–{max} chữ cái và chữ số',
  },
  'password.mixed': {
    ko: '글자와 숫자를 모두 넣습니다',
    en: 'Letters as well as digits',
    vi: 'Có cả chữ cái và chữ số',
  },
  'password.uncommon': {
    ko: '흔한 비밀번호가 아닙니다',
    en: 'Not a common password',
    vi: 'Không phải mật khẩu phổ biến',
  },
  'password.own': {
    ko: '사이트 이름이나 내 아이디, 닉네임, 이름, 휴대폰 번호가 들어 있지 않습니다',
    en: 'Without the name of the site, or your own ID, nickname, name or phone number',
    vi: 'Không chứa tên trang, ID, biệt danh, họ tên hay số điện thoại của bạn',
  },
  'password.kept': { ko: ': 맞음', en: ': fine', vi: ': đạt' },
  'password.strength.0': { ko: '아직 쓸 수 없음', en: 'Not usable yet', vi: 'Chưa dùng được' },
  'password.strength.1': { ko: '보통', en: 'Fair', vi: 'Tạm được' },
  'password.strength.2': { ko: '좋음', en: 'Good', vi: 'Tốt' },
  'password.strength.3': { ko: '아주 좋음', en: 'Strong', vi: 'Rất mạnh' },
} as const satisfies Texts;
