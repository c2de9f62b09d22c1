import { type Server, type Socket, connect, createServer } from 'node:net';
import { afterFile } from './after-file.ts';
import { freePort } from './free-port.ts';

/** A proxy to PostgreSQL or Redis that simulates an outage. */
export type Gate = {
  readonly url: string;
  /** Cuts every connection and refuses new ones, like a stopped server. */
  shut(): Promise<void>;
  /** Keeps connections but forwards nothing, like a frozen server or a lost network. */
  hold(): void;
  open(): Promise<void>;
};

export async function openGate(target: string): Promise<Gate> {
  const url = new URL(target);
  const [host, targetPort] = [url.hostname, Number(url.port)];
  const port = await freePort();
  url.host = `127.0.0.1:${port}`;
  const open = new Set<Socket>();
  let held = false;
  let server: Server | undefined;

  const join = (near: Socket) => {
    const far = connect(targetPort, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      if (held) from.pause();
    }
  };
  const gate: Gate = {
    url: url.href,
    async open() {
      held = false;
      for (const socket of open) socket.resume();
      if (server) return;
      const next = createServer(join);
      server = next;
      await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
    },
    hold() {
      held = true;
      for (const socket of open) socket.pause();
    },
    async shut() {
      const last = server;
      server = undefined;
      for (const socket of open) socket.destroy();
      if (last) await new Promise((resolve) => last.close(resolve));
    },
  };
  await gate.open();
  afterFile(() => gate.shut());
  return gate;
}
