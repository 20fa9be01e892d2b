import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

const rememberedAtMost = 10_000;
const networks = new Map<string, string>();

/**
 * What an address is counted by: an IPv4 address itself (also where it is written as IPv6), of an IPv6 address its /64,
 * because whoever has one address of it has them all.
 */
export function networkOf(address: string): string {
  const known = networks.get(address);
  if (known !== undefined) return known;
  const network = normalizeIP(address, 64);
  if (networks.size >= rememberedAtMost) networks.clear();
  networks.set(address, network);
  return network;
}

/** The eight groups of an IPv6 address that may leave zeros out. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * What others of the same renter share of a network: the first 24 bits of an IPv4 address, the first 48 of an IPv6 network, of which
 * a renter is given 65,536 of 64 bits at once. Null for what is no address.
 */
export function subnetOf(network: string): string | null {
  const [, most] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  if (most !== undefined) return `${most}.0/24`;
  return isIPv6(network) ? `${groupsOf(network).slice(0, 3).join(':')}::/48` : null;
}
