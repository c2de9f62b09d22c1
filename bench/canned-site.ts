import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Server } from 'socket.io';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerTo, total } from './canned-answers.ts';

export type Site = {
  origin: string;
  connections: () => number;
  /** Emits a notification: an event for Keo and Novu, a message with both for Courier. */
  tell: (event: string, payload: unknown) => void;
  close: () => Promise<void>;
};

const page =
  '<!doctype html><html lang="vi"><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>';

/** Phoenix's reply to a join; Knock needs no more. */
const phoenix = ([joined, requests, topic]: unknown[]) => [
  joined,
  requests,
  topic,
  'phx_reply',
  { status: 'ok', response: {} },
];

const courierAnswers: Record<string, object> = {
  'get-config': { response: 'config', data: { pingInterval: 60, maxOutstandingPings: 3 } },
  ping: { response: 'pong' },
};
const courier = ({ tid, action }: { tid: string; action: string }) => ({
  tid,
  ...(courierAnswers[action] ?? { response: 'ack' }),
});

function acceptSocket(socket: WebSocket): void {
  socket.on('message', (data) => {
    const message: unknown = JSON.parse(String(data));
    socket.send(
      JSON.stringify(
        Array.isArray(message) ? phoenix(message) : courier(message as { tid: string; action: string }),
      ),
    );
  });
}

export async function openSite(
  script: string,
  files: ReadonlyMap<string, string> = new Map(),
): Promise<Site> {
  const scripts = new Map([...files, ['/page.js', script]]);
  let count = total;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const bearer = request.headers.authorization?.replace(/^Bearer /i, '');
    const code = scripts.get(url.pathname);
    const [type, body] =
      url.pathname === '/'
        ? ['text/html; charset=utf-8', page]
        : code !== undefined
          ? ['text/javascript', code]
          : ['application/json', JSON.stringify(answerTo(url, await text(request), bearer, count))];
    response.setHeader('content-type', type);
    response.end(body);
  });
  const plain = new WebSocketServer({ noServer: true });
  const connections = new Set<object>();
  server.on('upgrade', (request, socket, head) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    if (!request.url?.startsWith('/socket.io/')) plain.handleUpgrade(request, socket, head, acceptSocket);
  });
  const io = new Server(server, { destroyUpgrade: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    connections: () => connections.size,
    tell(event, payload) {
      count += 1;
      io.emit(event, payload);
      for (const client of plain.clients) client.send(JSON.stringify({ event, data: payload }));
    },
    async close() {
      for (const client of plain.clients) client.terminate();
      await io.close();
    },
  };
}
