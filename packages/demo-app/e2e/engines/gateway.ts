import { type IncomingMessage, type Server, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before a server, which loses what it is told to: 502, as a gateway whose server is away. */
export type Gateway = {
  readonly origin: string;
  lose(files: RegExp): void;
  restore(): void;
  /** How many answers were lost since `lose`. */
  lost(): number;
  close(): Promise<void>;
};

export async function openGateway(behind: string): Promise<Gateway> {
  let losing: RegExp | null = null;
  let lost = 0;
  const { hostname, port, host } = new URL(behind);
  const pass = (incoming: IncomingMessage) => ({
    hostname,
    port,
    path: incoming.url,
    method: incoming.method,
    headers: { ...incoming.headers, host },
  });
  const server: Server = createServer((incoming, answer) => {
    if (losing?.test(incoming.url ?? '')) {
      lost += 1;
      answer.writeHead(502).end();
      return;
    }
    const forwarded = request(pass(incoming), (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  // Pages live without their sockets.
  server.on('upgrade', (_incoming, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a server that listens on a port
  const address = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    lose(files) {
      lost = 0;
      losing = files;
    },
    restore() {
      losing = null;
    },
    lost: () => lost,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
