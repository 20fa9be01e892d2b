import { randomInt } from 'node:crypto';

export const siteKey = 'hanpan-demo-site';
export const demoPassword = 'hanpan-demo-1';

/** A person who is not a member yet, with unique data. */
export interface Applicant {
  readonly memId: string;
  readonly password: string;
  readonly pin: string;
  readonly nickname: string;
  readonly phone: string;
  readonly holder: string;
  readonly account: string;
  readonly birthDate: string;
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}

export function newApplicant(): Applicant {
  const number = digits(8);
  return {
    memId: `guest${number}`,
    password: '한강 다리 아래 열두 오리',
    pin: '4821',
    nickname: `나그네${number}`,
    phone: `010-${number.slice(0, 4)}-${number.slice(4)}`,
    holder: '한지민',
    account: digits(13),
    birthDate: '1991-04-05',
  };
}
