const oneDaySeconds = 86_400;

function cookieName(bannerIdx: number): string {
  return `banner-${bannerIdx}`;
}

/** BC-11: one cookie for each banner. */
export function hideBannerToday(bannerIdx: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${cookieName(bannerIdx)}=hidden; path=/; max-age=${oneDaySeconds}; samesite=lax`;
}

/** Whether the reader has hidden it within the last day. */
export function isBannerHidden(bannerIdx: number, cookies: string = document.cookie): boolean {
  return cookies.split('; ').includes(`${cookieName(bannerIdx)}=hidden`);
}
