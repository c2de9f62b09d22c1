import type { ApplicationCommand, DealCommand } from '@keo/core/contract';
import type { Database } from '../../../platform/database/database.ts';
import { isBlocked, refuseBlocked } from '../../blocks/blocks.service.ts';
import type { Actor } from '../law/actor.ts';

type Command = ApplicationCommand | DealCommand;

/** They end what waits, so that no block holds anybody to it. */
const endings: ReadonlySet<Command['type']> = new Set(['DECLINE', 'REJECT', 'CANCEL']);
/** They tell the other side nothing. */
const silent: ReadonlySet<Command['type']> = new Set(['SHORTLIST']);

/**
 * Refuses a command between two people of whom one has blocked the other; an ending passes without its words. Only
 * before money is held: a block stops nobody's work, and nobody's claim to what is held.
 */
export async function heardBy(
  db: Database,
  { type }: Command,
  actor: Actor,
  { authorId, workerId }: { authorId: string; workerId: string },
): Promise<Actor> {
  const { userId, text } = actor;
  if (userId === null || silent.has(type)) return actor;
  const otherId = userId === authorId ? workerId : authorId;
  if (!endings.has(type)) await refuseBlocked(db, userId, otherId);
  else if (text !== undefined && (await isBlocked(db, userId, otherId))) return { ...actor, text: undefined };
  return actor;
}
