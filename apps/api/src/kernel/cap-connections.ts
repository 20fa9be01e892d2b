import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { networkOf } from './network-of.ts';

/** Names of networks that a list of trusted proxies may hold instead of addresses. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of networks.flatMap((network) => named[network] ?? network)) {
    const [address = '', bits] = each.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export interface ConnectionCap {
  readonly perAddress: number;
  /** They carry everybody's connections. The machine itself is always one of them. */
  readonly trustedProxies: readonly string[];
}

/** Cuts connections beyond the cap as soon as they come. */
export function capConnections(server: Server, { perAddress, trustedProxies }: ConnectionCap): void {
  const exempt = listOf(['loopback', ...trustedProxies]);
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined) return;
    if (exempt.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const caller = networkOf(address);
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    socket.once('close', () => {
      const left = (counts.get(caller) ?? 1) - 1;
      if (left === 0) counts.delete(caller);
      else counts.set(caller, left);
    });
    if (count > perAddress) socket.destroy();
  });
}
