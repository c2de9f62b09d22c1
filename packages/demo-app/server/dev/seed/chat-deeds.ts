import type { Side } from '@keo/core/contract';
import { randomUUID } from 'node:crypto';
import { getDeal, getPerson } from './cast.ts';
import type { Past } from './past.ts';
import { type Known, type Step, of } from './step.ts';

/** That side opens the room and reads it. */
async function comeIn({ chat }: Past, known: Known, dealId: string, by: Side) {
  const { jobId, workerId } = getDeal(dealId);
  const deal = known.deals.get(dealId);
  const about = deal ? { dealId: deal } : { applicationId: of(known.applications, `${jobId} ${workerId}`) };
  const person = getPerson(dealId, by);
  const { id: roomId, lastSeq } = await chat.openRoom(person, about);
  await chat.markRead(person, { roomId, upToSeq: lastSeq });
  return { person, roomId };
}

const say = (hoursAgo: number, dealId: string, by: Side, text: string): Step => ({
  hoursAgo,
  async run(past, known) {
    const { person, roomId } = await comeIn(past, known, dealId, by);
    await past.chat.send(person, { roomId, clientId: randomUUID(), type: 'TEXT', text });
  },
});

export const readRoom = (hoursAgo: number, dealId: string, by: Side): Step => ({
  hoursAgo,
  run: (past, known) => comeIn(past, known, dealId, by),
});

const sevenMinutes = 7 / 60;

/** Messages of a deal's or application's two sides in turn, the author first. The last one stays unread. */
export const talk = (hoursAgo: number, dealId: string, lines: readonly string[]): Step[] =>
  lines.map((text, index) =>
    say(hoursAgo - index * sevenMinutes, dealId, index % 2 === 0 ? 'author' : 'worker', text),
  );
