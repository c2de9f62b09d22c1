import type { ConnectSocket, SocketConnection } from '../ports/ports.ts';

/** Milliseconds for the WebSocket to open: some networks never answer one. */
const patience = 6000;

/**
 * A plain WebSocket first, then socket.io-client with polling where it never opened: some networks block WebSockets.
 * Once only polling has worked on this page, it is used at once.
 */
export function connectLightly(light: ConnectSocket, sure: ConnectSocket): ConnectSocket {
  let isBlocked = false;
  return (address, listener) => {
    let connection: SocketConnection;
    const connectSurely = () =>
      sure(address, {
        ...listener,
        connected(transport) {
          isBlocked = transport !== 'websocket';
          listener.connected(transport);
        },
      });
    const connectFirst = () =>
      light(
        { ...address, connectTimeout: patience },
        {
          ...listener,
          failed() {
            connection = connectSurely();
          },
        },
      );
    connection = isBlocked ? connectSurely() : connectFirst();
    return { emit: (...message) => connection.emit(...message), close: () => connection.close() };
  };
}
