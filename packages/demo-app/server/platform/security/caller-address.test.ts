import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { callerAddress, countedAddress, countedLine } from './caller-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['203.0.113.7:4711x', '203.0.113.7:4711x'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:cb00:7107]:4711', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('the address %s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1:0::/56'],
  ['2001:db8:1:ff::9', '2001:db8:1:0::/56'],
  ['[2001:db8:1:1ff::9]:443', '2001:db8:1:100::/56'],
  ['2001:db8:1:abcd::', '2001:db8:1:ab00::/56'],
  ['unknown', 'unknown'],
])('the line of %s is counted as %s', (address, counted) => {
  expect(countedLine(address)).toBe(counted);
});

it.each([
  [0, '10.0.0.1'],
  [1, '198.51.100.2'],
  [2, '203.0.113.7'],
  [9, '203.0.113.7'],
])('behind %i proxies of ours the caller is %s', (proxies, caller) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' });
  const request = new IncomingMessage(socket);
  request.headers['x-forwarded-for'] = '203.0.113.7, 198.51.100.2';
  expect(callerAddress(request, proxies)).toBe(caller);
});
