import { BlockList, isIP } from 'node:net';

const lists = new Map<string, BlockList>();

/** The addresses of a vendor's row, separated by commas, single ones or networks: `10.0.0.1, 192.0.2.0/24, ::1`. */
function listOf(text: string): BlockList {
  const known = lists.get(text);
  if (known !== undefined) return known;
  const list = new BlockList();
  for (const each of text.split(',')) {
    const [address = '', bits] = each.trim().split('/');
    const family = isIP(address);
    if (family === 0) continue;
    const name = family === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, name);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
      list.addSubnet(address, Number(bits), name);
  }
  if (lists.size === 256) lists.clear();
  lists.set(text, list);
  return list;
}

/** Whether a call from this address is the vendor's. An empty list lists nobody. */
export function isListed(address: string, list: string): boolean {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  const family = isIP(plain);
  return family !== 0 && listOf(list).check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
