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

/** The first 24 bits of a network that is an IPv4 address, which others of the same renter share; null for IPv6. */
export function subnetOf(network: string): string | null {
  const [, most] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  return most === undefined ? null : `${most}.0/24`;
}
