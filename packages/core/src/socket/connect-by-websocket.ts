import type { ConnectSocket } from '../ports/ports.ts';

const toAddress = (url: string, token: string): URL => {
  const address = new URL('/socket.io/', url || document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = `${new URLSearchParams({ EIO: '4', transport: 'websocket', token })}`;
  return address;
};

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const getField = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/**
 * The `connectSocket` port in a twentieth of the size of socket.io-client: Engine.IO 4 and Socket.IO 5 over a
 * WebSocket, without polling, binary values and namespaces. A watchdog ends the connection when the server's pings
 * stop.
 */
export const connectByWebSocket: ConnectSocket = ({ url, token, connectTimeout }, listener) => {
  const socket = new WebSocket(toAddress(url, token));
  const acknowledges = new Map<string, (answer: unknown) => void>();
  let requests = 0;
  let isConnected = false;
  let isClosed = false;
  let silenceMax = connectTimeout;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    isClosed = true;
    clearTimeout(watchdog);
    socket.close();
  };
  const end = (tell: () => void) => {
    if (isClosed) return;
    close();
    tell();
  };
  const lose = (reason: string) =>
    end(() => (isConnected ? listener.disconnected(reason) : listener.failed(reason)));
  const resetWatchdog = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => lose(isConnected ? 'ping timeout' : 'timeout'), silenceMax);
  };
  resetWatchdog();

  /** A packet of Socket.IO: its type, the id of its acknowledgement, its payload. */
  const hearPacket = (packet: string) => {
    const [, kind, id = '', rest = ''] = /^(\d)(\d*)(.*)/s.exec(packet) ?? [];
    const value = read(rest);
    const [first, second]: unknown[] = Array.isArray(value) ? value : [];
    if (kind === '0') {
      isConnected = true;
      listener.connected('websocket');
    } else if (kind === '1') lose('io server disconnect');
    else if (kind === '2' && typeof first === 'string') listener.received(first, second);
    else if (kind === '3') {
      acknowledges.get(id)?.(first);
      acknowledges.delete(id);
    } else if (kind === '4') end(() => listener.refused(String(getField(value, 'message'))));
  };

  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isClosed || typeof data !== 'string') return;
    const [kind, rest] = [data[0], data.slice(1)];
    if (kind === '0') {
      const handshake = read(rest);
      silenceMax = Number(getField(handshake, 'pingInterval')) + Number(getField(handshake, 'pingTimeout'));
      if (!(silenceMax > 0)) return lose('transport error');
      socket.send('40');
    }
    if (kind === '1') return lose('transport close');
    if (kind === '2') socket.send('3');
    resetWatchdog();
    if (kind === '4') hearPacket(rest);
  });
  socket.addEventListener('close', () => lose('transport close'));

  return {
    emit(event, payload, acknowledge) {
      if (!isConnected || isClosed) return;
      const id = acknowledge ? `${requests++}` : '';
      if (acknowledge) acknowledges.set(id, acknowledge);
      socket.send(`42${id}${JSON.stringify([event, payload])}`);
    },
    close,
  };
};
