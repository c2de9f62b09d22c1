import type { Database } from '../../platform/database/database.ts';
import { isBlocked } from '../blocks/blocks.service.ts';
import { mayReadFile } from './files.repository.ts';
import { countUnreadRooms, hasUnread, idOfPair } from './rooms.repository.ts';

export const getUnreadRooms = countUnreadRooms;

export const findRoom = idOfPair;

export const mayReadChatFile = mayReadFile;

/** Whether the room still has something to read, from a person who is not blocked. */
export const isMessageWaiting = async (
  db: Database,
  { roomId, readerId, senderId }: { roomId: string; readerId: string; senderId: string },
): Promise<boolean> => !(await isBlocked(db, readerId, senderId)) && (await hasUnread(db, roomId, readerId));
