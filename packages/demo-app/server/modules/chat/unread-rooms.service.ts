import { mayReadFile } from './files.repository.ts';
import { countUnreadRooms, idOfPair } from './rooms.repository.ts';

export const unreadRoomsOf = countUnreadRooms;

export const roomOf = idOfPair;

export const mayReadChatFile = mayReadFile;
