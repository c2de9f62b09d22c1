import { mayReadFile } from './files.repository.ts';
import { countUnreadRooms, idOfPair } from './rooms.repository.ts';

export const getUnreadRooms = countUnreadRooms;

export const findRoom = idOfPair;

export const mayReadChatFile = mayReadFile;
