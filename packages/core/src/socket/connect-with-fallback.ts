import type { ConnectSocket, SocketConnection } from '../ports/ports.ts';

/** Milliseconds for the WebSocket to open: some networks never answer one. */
const openTimeout = 6000;

/**
 * A plain WebSocket first, then socket.io-client with polling where it never opened: some networks block WebSockets.
 * Once only polling has worked on this page, it is used at once.
 */
export function connectWithFallback(webSocket: ConnectSocket, fallback: ConnectSocket): ConnectSocket {
  let isBlocked = false;
  return (address, listener) => {
    let connection: SocketConnection;
    const connectFallback = () =>
      fallback(address, {
        ...listener,
        connected(transport) {
          isBlocked = transport !== 'websocket';
          listener.connected(transport);
        },
      });
    const connectWebSocket = () =>
      webSocket(
        { ...address, connectTimeout: openTimeout },
        {
          ...listener,
          failed() {
            connection = connectFallback();
          },
        },
      );
    connection = isBlocked ? connectFallback() : connectWebSocket();
    return { emit: (...message) => connection.emit(...message), close: () => connection.close() };
  };
}
