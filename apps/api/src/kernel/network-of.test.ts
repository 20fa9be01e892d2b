import { expect, test } from 'vitest';
import { networkOf, subnetOf } from './network-of.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
])('%s is counted as %s, however often it is asked for', (address, network) => {
  expect(networkOf(address)).toBe(network);
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.200', '192.0.2.0/24'],
  ['192.0.3.7', '192.0.3.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:DB8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001:db8:0:7::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['1::', '1:0:0::/48'],
  ['not an address', null],
])('%s belongs to the subnet %s', (address, subnet) => {
  expect(subnetOf(networkOf(address))).toBe(subnet);
});
