import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConnectSocket, SocketListener } from '../client/ports.ts';
import { connectWhenIdle } from './connect-when-idle.ts';

const listener: SocketListener = {
  connected() {},
  upgraded() {},
  disconnected() {},
  failed() {},
  refused() {},
  received() {},
};

const options = { url: '', token: 'a', connectTimeout: 1 };

function world() {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (idle[handle - 1] = () => undefined));
  const close = vi.fn<() => void>();
  const emit = vi.fn<(event: string) => void>();
  const connect = vi.fn<ConnectSocket>(() => ({ emit, close }));
  return { connect, close, emit, rest: () => idle.splice(0).forEach((act) => act()) };
}

afterEach(() => void vi.unstubAllGlobals());

describe('a socket that waits for an idle page', () => {
  it('opens then, and is closed like any other', () => {
    const { connect, close, emit, rest } = world();
    const connection = connectWhenIdle(connect)(options, listener);
    expect(connect).not.toHaveBeenCalled();
    rest();
    expect(connect).toHaveBeenCalledExactlyOnceWith(options, listener);
    connection.emit('hello', {});
    expect(emit).toHaveBeenCalledOnce();
    connection.close();
    expect(close).toHaveBeenCalledOnce();
  });

  it('that is closed before never opens', () => {
    const { connect, rest } = world();
    connectWhenIdle(connect)(options, listener).close();
    rest();
    expect(connect).not.toHaveBeenCalled();
  });

  it('opens after a moment where the browser has no idle callback', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const connect = vi.fn<ConnectSocket>(() => ({ emit() {}, close() {} }));
    const first = connectWhenIdle(connect)(options, listener);
    first.close();
    connectWhenIdle(connect)(options, listener);
    vi.runAllTimers();
    expect(connect).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
