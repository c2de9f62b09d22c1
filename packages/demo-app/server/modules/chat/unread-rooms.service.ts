import { countUnreadRooms, idOfPair } from './rooms.repository.ts';

/** In how many rooms somebody has something unread. */
export const unreadRoomsOf = countUnreadRooms;

/** The room of two about a posting; null where none was opened. */
export const roomOf = idOfPair;
