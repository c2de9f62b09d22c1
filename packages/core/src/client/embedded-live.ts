import type { LateTexts } from '../i18n/late-texts.ts';
import { connectByWebSocket } from '../socket/connect-by-websocket.ts';
import { connectBySocketIo } from '../socket/connect-by-socket-io.ts';
import { connectLightly } from '../socket/connect-lightly.ts';
import { socketEn } from '../socket/socket.en.ts';
import { socketVi } from '../socket/socket.vi.ts';
import { type LiveTools, createLive } from './keo.live.ts';
import type { Live } from './keo.machine.ts';
import type { ConnectSocket, World } from '../ports/ports.ts';

type Tools = Omit<LiveTools, 'ports'> & { ports: World & { connectSocket?: ConnectSocket } };

/** Texts about the connection are loaded together with it. */
export const socketTexts: LateTexts = { vi: async () => socketVi, en: async () => socketEn };

/** What makes an embedded client live, in a file of its own, with the lightest connection that the network lets through. */
export function createEmbeddedLive({ ports, ...tools }: Tools): Live {
  const connectSocket = ports.connectSocket ?? connectLightly(connectByWebSocket, connectBySocketIo);
  return createLive({ ...tools, ports: { ...ports, connectSocket } });
}
