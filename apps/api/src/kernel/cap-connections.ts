import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { namedNetworks } from './named-networks.ts';
import { networkOf } from './network-of.ts';

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of networks.flatMap((network) => namedNetworks.get(network) ?? network)) {
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
