import type { Cookie } from './lighthouse.ts';

const siteKey = 'hanpan-demo-site';
const demoMember = { memId: 'member01', memPass: 'hanpan-demo-1' };

/** The session of a member of the demo site, as the cookies of `localhost`. */
export async function signInDemoMember(url: string): Promise<Cookie[]> {
  const response = await fetch(`${url}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: siteKey, origin: url },
    body: JSON.stringify({ ...demoMember, siteId: siteKey }),
  });
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const equals = pair.indexOf('=');
    return { name: pair.slice(0, equals), value: pair.slice(equals + 1), domain: 'localhost' };
  });
  if (cookies.length === 0) throw new Error(`the demo member cannot sign in: ${await response.text()}`);
  return cookies;
}
