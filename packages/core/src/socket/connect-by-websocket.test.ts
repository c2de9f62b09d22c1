import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectByWebSocket } from './connect-by-websocket.ts';

/** The other end of a WebSocket, controlled by the test. */
class FakeWebSocket extends EventTarget {
  static made: FakeWebSocket[] = [];
  readonly sent: string[] = [];
  isOpen = true;
  readonly url: string;
  constructor(url: URL) {
    super();
    this.url = String(url);
    FakeWebSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isOpen = false;
  }
  hears(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const handshake = '0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}';

function open(url = 'https://keo.example') {
  const events: string[] = [];
  const connection = connectByWebSocket(
    { url, token: 'a+b/c', connectTimeout: 6000 },
    {
      connected: (transport) => events.push(`connected ${transport}`),
      upgraded: (transport) => events.push(`upgraded ${transport}`),
      disconnected: (reason) => events.push(`disconnected ${reason}`),
      failed: (message) => events.push(`failed ${message}`),
      refused: (message) => events.push(`refused ${message}`),
      received: (event, payload) => events.push(`${event} ${JSON.stringify(payload)}`),
    },
  );
  const socket = FakeWebSocket.made.at(-1);
  if (!socket) throw new Error('No WebSocket was opened');
  return { events, connection, socket };
}

const connected = () => {
  const opened = open();
  opened.socket.hears(handshake);
  opened.socket.hears('40{"sid":"b"}');
  return opened;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('document', { baseURI: 'https://site.example/a/page?x' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeWebSocket.made = [];
});

describe('a connection over a WebSocket alone', () => {
  it.each([
    ['https://keo.example', 'wss://keo.example/socket.io/?EIO=4&transport=websocket&token=a%2Bb%2Fc'],
    ['http://localhost:3000', 'ws://localhost:3000/socket.io/?EIO=4&transport=websocket&token=a%2Bb%2Fc'],
    ['', 'wss://site.example/socket.io/?EIO=4&transport=websocket&token=a%2Bb%2Fc'],
  ])('to %j goes where socket.io listens, with the token', (url, address) => {
    expect(open(url).socket.url).toBe(address);
  });

  it('joins after the handshake, answers pings and hears events', () => {
    const { events, socket } = connected();
    expect(socket.sent).toEqual(['40']);
    socket.hears('2');
    socket.hears('42["notification",{"a":["2",null]}]');
    socket.hears('427["balance",5]');
    socket.hears('42["bare"]');
    expect(socket.sent).toEqual(['40', '3']);
    expect(events).toEqual([
      'connected websocket',
      'notification {"a":["2",null]}',
      'balance 5',
      'bare undefined',
    ]);
  });

  it('ignores packets that it does not know', () => {
    const { events, socket } = connected();
    for (const odd of [
      '6',
      '7x',
      '62["late",1]',
      '4x2["late",1]',
      '',
      '4',
      '49',
      '42',
      '42{broken',
      '42"text"',
      '451-["file",{"_placeholder":true}]',
    ])
      socket.hears(odd);
    socket.hears(new ArrayBuffer(3));
    expect(events).toEqual(['connected websocket']);
    expect(socket.isOpen).toBe(true);
  });

  it('sends events, and hears what they are answered', () => {
    const { connection, socket } = connected();
    const answers: unknown[] = [];
    connection.emit('hello', { a: 1 });
    connection.emit('ask', 1, (answer) => answers.push(answer));
    connection.emit('ask', 2, (answer) => answers.push(answer));
    expect(socket.sent.slice(1)).toEqual(['42["hello",{"a":1}]', '420["ask",1]', '421["ask",2]']);
    socket.hears('431["second"]');
    socket.hears('430["first"]');
    socket.hears('430["again"]');
    expect(answers).toEqual(['second', 'first']);
  });

  it('that is refused says why, once, and is closed', () => {
    const { events, socket } = open();
    socket.hears(handshake);
    socket.hears('44{"message":"NOT_LOGIN"}');
    socket.dispatchEvent(new Event('close'));
    expect(events).toEqual(['refused NOT_LOGIN']);
    expect(socket.isOpen).toBe(false);
  });

  it.each([
    ['never opens', (socket: FakeWebSocket) => socket.dispatchEvent(new Event('close')), 'transport close'],
    ['is answered by silence', () => vi.advanceTimersByTime(6000), 'timeout'],
    [
      'is given a handshake that is none',
      (socket: FakeWebSocket) => socket.hears('0{"sid":"a"}'),
      'transport error',
    ],
    [
      'is promised a ping at no time',
      (socket: FakeWebSocket) => socket.hears('0{"pingInterval":0,"pingTimeout":0}'),
      'transport error',
    ],
    ['the server closes', (socket: FakeWebSocket) => socket.hears('1'), 'transport close'],
  ])('that %s has failed', (_, act, reason) => {
    const { events, socket } = open();
    act(socket);
    expect(events).toEqual([`failed ${reason}`]);
    expect(socket.isOpen).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [
      'the network cuts',
      (socket: FakeWebSocket) => socket.dispatchEvent(new Event('close')),
      'transport close',
    ],
    ['the server ends', (socket: FakeWebSocket) => socket.hears('41'), 'io server disconnect'],
    ['has gone silent', () => vi.advanceTimersByTime(45_000), 'ping timeout'],
    [
      'sends nothing but bytes',
      (socket: FakeWebSocket) => {
        vi.advanceTimersByTime(44_999);
        socket.hears(new ArrayBuffer(3));
        vi.advanceTimersByTime(1);
      },
      'ping timeout',
    ],
  ])('that %s is told as lost, once, with no timer left', (_, act, reason) => {
    const { events, socket } = connected();
    act(socket);
    socket.dispatchEvent(new Event('close'));
    expect(events).toEqual(['connected websocket', `disconnected ${reason}`]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends when the pings stop', () => {
    const { events, socket } = connected();
    for (let beat = 0; beat < 10; beat += 1) {
      vi.advanceTimersByTime(25_000);
      socket.hears('2');
    }
    expect(events).toEqual(['connected websocket']);
  });

  it('that is closed here tells nothing more, and leaves no timer', () => {
    const { events, connection, socket } = connected();
    connection.close();
    socket.hears('42["late",1]');
    socket.dispatchEvent(new Event('close'));
    connection.emit('late', 1);
    expect(events).toEqual(['connected websocket']);
    expect(socket.sent).toEqual(['40']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
