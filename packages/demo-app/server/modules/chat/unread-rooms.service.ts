import { mayReadFile } from './files.repository.ts';
import { countUnreadRooms, idOfPair } from './rooms.repository.ts';

/** How many rooms have unread messages. */
export const unreadRoomsOf = countUnreadRooms;

/** The room of a pair; null where there is none. */
export const roomOf = idOfPair;

/** Whether another user's file was sent to that user in a message. */
export const mayReadChatFile = mayReadFile;
