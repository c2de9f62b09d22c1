import type { ConnectSocket, SocketConnection } from '../client/ports.ts';

/** At most this long: what opens a socket is good for half a minute. */
const longest = 3000;

/** The page's next idle moment. Safari has none to ask for, so it gets a short while. */
function rest(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: longest });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(act, 200);
  return () => clearTimeout(handle);
}

/** A socket that opens, and loads its library, when the page around it has nothing better to do. */
export const connectWhenIdle =
  (connect: ConnectSocket): ConnectSocket =>
  (options, listener) => {
    let connection: SocketConnection | undefined;
    const stop = rest(() => {
      connection = connect(options, listener);
    });
    return {
      emit: (...message) => connection?.emit(...message),
      close() {
        stop();
        connection?.close();
      },
    };
  };
