import { mayReadFile } from './files.repository.ts';
import { countUnreadRooms, idOfPair } from './rooms.repository.ts';

/** In how many rooms somebody has something unread. */
export const unreadRoomsOf = countUnreadRooms;

/** The room of two about a posting; null where none was opened. */
export const roomOf = idOfPair;

/** Whether a file of somebody else came to that user in a conversation. */
export const mayReadChatFile = mayReadFile;
