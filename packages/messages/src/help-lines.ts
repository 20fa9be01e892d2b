/** A public service that answers everybody in Korea, as a new site names it; whoever operates elsewhere names those of that place. */
export const koreanHelpLine = {
  locale: 'ko',
  name: '한국도박문제예방치유원(24시간 상담)',
  phone: '1336',
  link: 'https://www.kcgp.or.kr/',
} as const;
