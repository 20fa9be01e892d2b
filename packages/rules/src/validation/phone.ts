const koreanMobile = /^01[0-9]-?[0-9]{3,4}-?[0-9]{4}$/;

/** 01x, then three or four digits, then four; hyphens where people put them, or none. */
export function isKoreanMobile(text: string): boolean {
  return koreanMobile.test(text.trim());
}

/** Digits only, as stored and compared: "010-1234-5678" is "01012345678"; undefined for anything else. */
export function normaliseKoreanMobile(text: string): string | undefined {
  return isKoreanMobile(text) ? text.trim().replaceAll('-', '') : undefined;
}
