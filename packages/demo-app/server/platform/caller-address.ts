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

/**
 * The address that rate limits count: IPv4, also where written as IPv6; of IPv6 the /64, because one line has all 2⁶⁴
 * addresses of it (RFC 6177).
 */
export function countedAddress(address: string): string {
  const { six, four } = withPort.exec(address)?.groups ?? {};
  const bare = six ?? four ?? address;
  if (!ipaddr.isValid(bare)) return bare;
  const known = ipaddr.process(bare);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${known.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
