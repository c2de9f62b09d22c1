import type { ConnectSocket, SocketConnection } from '../client/ports.ts';

/** Milliseconds that the light way may take: some networks answer a WebSocket with silence. */
const patience = 6000;

/**
 * A socket by the light way first, and by the sure one where a connection never opened: some networks let no WebSocket
 * through. Where only the sure way has ever worked on this page it is taken at once.
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
