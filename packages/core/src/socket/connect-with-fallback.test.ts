import { describe, expect, it, vi } from 'vitest';
import type { ConnectSocket, SocketListener } from '../ports/ports.ts';
import { connectWithFallback } from './connect-with-fallback.ts';

const address = { url: 'https://keo.example', token: 'a', connectTimeout: 20_000 };

/** A transport, with what it was given. */
const way = () => {
  const listeners: SocketListener[] = [];
  const connection = { emit: vi.fn<(event: string) => void>(), close: vi.fn<() => void>() };
  const connect = vi.fn<ConnectSocket>((_, listener) => {
    listeners.push(listener);
    return connection;
  });
  return { connect, ...connection, last: () => listeners.at(-1) };
};

function world() {
  const [light, fallback] = [way(), way()];
  const events: string[] = [];
  const tell =
    (name: string) =>
    (...what: unknown[]) =>
      void events.push([name, ...what].join(' '));
  const listener: SocketListener = {
    connected: tell('connected'),
    upgraded: tell('upgraded'),
    disconnected: tell('disconnected'),
    failed: tell('failed'),
    refused: tell('refused'),
    received: tell('received'),
  };
  const connect = connectWithFallback(light.connect, fallback.connect);
  return { light, fallback, events, open: () => connect(address, listener) };
}

describe('a light connection', () => {
  it('is all there is where it works, and what ends it is told', () => {
    const { light, fallback, events, open } = world();
    const connection = open();
    light.last()?.connected('websocket');
    light.last()?.disconnected('transport close');
    light.last()?.refused('NOT_LOGIN');
    connection.emit('hello', {});
    connection.close();
    expect(events).toEqual(['connected websocket', 'disconnected transport close', 'refused NOT_LOGIN']);
    expect(fallback.connect).not.toHaveBeenCalled();
    expect(light.emit).toHaveBeenCalledOnce();
    expect(light.close).toHaveBeenCalledOnce();
  });

  it('that never opened gives way to the fallback, within the time of the attempt', () => {
    const { light, fallback, events, open } = world();
    const connection = open();
    expect(light.connect.mock.lastCall?.[0].connectTimeout).toBeLessThan(address.connectTimeout / 2);
    light.last()?.failed('timeout');
    expect(events).toEqual([]);
    expect(fallback.connect).toHaveBeenCalledExactlyOnceWith(address, expect.anything());
    fallback.last()?.connected('polling');
    connection.emit('hello', {});
    connection.close();
    expect(events).toEqual(['connected polling']);
    expect(fallback.emit).toHaveBeenCalledOnce();
    expect(fallback.close).toHaveBeenCalledOnce();
  });

  it('is not tried again where only polling came through, and is where the fault was another', () => {
    const { light, fallback, open } = world();
    open();
    light.last()?.failed('timeout');
    fallback.last()?.failed('offline');
    open();
    expect(light.connect).toHaveBeenCalledTimes(2);
    light.last()?.failed('timeout');
    fallback.last()?.connected('polling');
    open();
    expect(light.connect).toHaveBeenCalledTimes(2);
    fallback.last()?.connected('websocket');
    open();
    expect(light.connect).toHaveBeenCalledTimes(3);
  });
});
