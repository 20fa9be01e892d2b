import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Site } from '../../kernel/sites.ts';
import { type SiteSettings, settingsOf } from './site-settings.ts';

interface Range {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** An address, or a network as in 10.1.0.0/16; undefined for anything else. */
function rangeOf(text: string): Range | undefined {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return undefined;
  const isOld = isIPv4(address);
  const most = isOld ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return undefined;
  const size = bits === undefined ? most : Number(bits);
  return size > most ? undefined : { address, bits: size, family: isOld ? 'ipv4' : 'ipv6' };
}

export function isAddressRange(text: string): boolean {
  return rangeOf(text) !== undefined;
}

/** An IPv4 address that a socket has written as IPv6 is itself. */
function plainAddress(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  return isIPv4(mapped) ? mapped : address;
}

type Listed = Pick<SiteSettings, 'consoleAddresses'>;

function listOf({ consoleAddresses }: Listed): BlockList {
  const list = new BlockList();
  for (const { address } of consoleAddresses) {
    const range = rangeOf(address);
    if (range !== undefined) list.addSubnet(range.address, range.bits, range.family);
  }
  return list;
}

const lists = new WeakMap<Listed, BlockList>();

/** Whether settings open the console to an address. It is asked for every call, so the list is made once for each reading. */
export function opensConsoleTo(settings: Listed, address: string): boolean {
  if (settings.consoleAddresses.length === 0) return true;
  const list = lists.get(settings) ?? listOf(settings);
  lists.set(settings, list);
  const plain = plainAddress(address);
  return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

export function mayEnterConsole(site: Site, address: string): boolean {
  return opensConsoleTo(settingsOf(site), address);
}

/** Whether operators of a site do nothing before they have a second factor. */
export function demandsSecondFactor(site: Site): boolean {
  return settingsOf(site).consoleSecondFactor;
}

/** Whether partners of a site do nothing for their trees before they have a second factor. */
export function demandsFactorOfPartners(site: Site): boolean {
  return settingsOf(site).partnerMfa;
}
