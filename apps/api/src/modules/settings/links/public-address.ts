import { BlockList, isIP } from 'node:net';

/** Networks that are this machine, this net or nobody's: whatever stands there is none of a site's links. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
/** The public part of IPv6; all else of it is local, mapped, or of no use yet. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
/** Within that part, what carries an IPv4 address in it, and what documents write. */
const hidden = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  hidden.addSubnet(network, bits, 'ipv6');

/** Whether an address of the network is one that everybody reaches. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside.check(address, 'ipv6') && !hidden.check(address, 'ipv6');
}

/**
 * An address that may stand on a member's page: https at its usual port, by a public name, without a user. Where the name leads is
 * looked at when it is called.
 */
export function isPublicAddress(text: string): boolean {
  if (!text.startsWith('https://') || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  if (isIP(hostname.replace(/[[\]]/g, '')) !== 0) return false;
  return (
    /^([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u.test(hostname) &&
    !/\.(local|localhost|internal|home|lan)$/.test(hostname)
  );
}
