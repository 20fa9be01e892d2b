import { isIP } from 'node:net';

/** Whether a host is this machine or one of the net that it stands in: only there keys may go without encryption. */
function isNear(host: string): boolean {
  if (host === 'localhost' || !host.includes('.'))
    return isIP(host.replace(/[[\]]/g, '')) !== 6 || host === '[::1]';
  return /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(host) && isIP(host) === 4;
}

/** An address where a vendor may be called: https, and plain http on the own net alone; no user, no query. */
export function isVendorAddress(text: string): boolean {
  if (!URL.canParse(text) || text.endsWith('/')) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isNear(hostname));
}

/** An origin as a browser matches it, `https://*.example` for all below a name. It stands in a header as it is. */
export function isOriginPattern(text: string): boolean {
  return /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(text);
}
