import { countUnreadRooms, idsOfPairs } from './rooms.repository.ts';

/** In how many rooms somebody has something unread. */
export const unreadRoomsOf = countUnreadRooms;

/** The rooms of two about a posting each, where one was opened. */
export const roomsOf = idsOfPairs;
