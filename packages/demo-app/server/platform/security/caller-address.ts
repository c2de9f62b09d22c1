import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** Fastify's `trustProxy`: trusts as many entries of X-Forwarded-For, from the right, as we have proxies. */
export const trustProxies =
  (count: number) =>
  (_address: string, hop: number): boolean =>
    hop < count;

/** The caller's address as our outermost proxy saw it; entries that the caller wrote are ignored. */
export const callerAddress = (request: IncomingMessage, trustedProxies: number): string =>
  proxyAddr(request, trustProxies(trustedProxies)) ?? '';

/** Some proxies append the port. */
const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

/** The first bits of an IPv6 in its usual form; IPv4 whole. */
function getPrefix(address: string, bits: 64 | 56): string {
  const { six, four } = withPort.exec(address)?.groups ?? {};
  const bare = six ?? four ?? address;
  if (!ipaddr.isValid(bare)) return bare;
  const known = ipaddr.process(bare);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  const [first = 0, second = 0, third = 0, fourth = 0] = known.parts;
  const kept = [first, second, third, bits === 56 ? fourth & 0xff00 : fourth];
  return `${kept.map((part) => part.toString(16)).join(':')}::/${bits}`;
}

/**
 * The address that rate limits count: IPv4, also where written as IPv6; of IPv6 the /64, because one network has all
 * 2⁶⁴ addresses of it.
 */
export const countedAddress = (address: string): string => getPrefix(address, 64);

/** What is counted beside it: of IPv6 the /56, which providers give to one line (RFC 6177); IPv4 is the same. */
export const countedLine = (address: string): string => getPrefix(address, 56);
