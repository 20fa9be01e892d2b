import { isIP } from 'node:net';

/** Names of networks that a list of trusted proxies may hold instead of addresses. */
export const namedNetworks: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/** An address, a network as its address and its bits, or the name of some. */
export function isNetwork(text: string): boolean {
  if (namedNetworks.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}
