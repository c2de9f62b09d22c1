import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** As many steps back along X-Forwarded-For as there are proxies of ours, and not one more. */
export const trustProxies =
  (count: number) =>
  (_address: string, hop: number): boolean =>
    hop < count;

/** The caller's own address: behind proxies of ours the one they saw, never one that the caller could write. */
export const callerAddress = (request: IncomingMessage, trustedProxies: number): string =>
  proxyAddr(request, trustProxies(trustedProxies)) ?? '';

/** Some proxies write the port as well. */
const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

/**
 * Whom limits count at an address: IPv4 by itself, also where it is written as IPv6; IPv6 by its /64, of which one line
 * has all 2⁶⁴ (RFC 6177).
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
