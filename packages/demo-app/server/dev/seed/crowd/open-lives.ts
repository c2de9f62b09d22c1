import { authorFeeFor, jobLimits } from '@keo/core/contract';
import { dealBetween } from '../cast.ts';
import { readRoom, talk } from '../chat-deeds.ts';
import { answer, apply, post, take } from '../deeds.ts';
import { topUp } from '../money-deeds.ts';
import { judge } from '../proof-deeds.ts';
import type { Step } from '../step.ts';
import type { Chance } from './chance.ts';
import { type CrowdJob, crowd, getLetters } from './crowd.ts';
import { handInAll } from './evidence.ts';

const { words } = crowd;
/** In hours: nothing is more recent, so that nothing becomes due just after the start. */
const newest = 0.4;
const oldest = 320;

/** Lives of open jobs, posted minutes to some two weeks ago. */
export function openLives(chance: Chance): (readonly [CrowdJob, Step[]])[] {
  const inOrder = chance.some(crowd.open, crowd.open.length);
  return inOrder.map((job, index) => {
    const posted = newest + oldest * (index / inOrder.length) ** 1.7 + chance.next();
    return [job, openLife(job, posted, chance)];
  });
}

function openLife(job: CrowdJob, posted: number, chance: Chance): Step[] {
  const { id, by, kind, price, slots, accept } = job;
  const openHours = Math.round(posted + chance.between(40, 420));
  const cost = slots * (price + authorFeeFor(kind, price));
  const isChosenFrom = kind === 'PROJECT' || accept === 'APPLY';
  return [
    ...(kind === 'QUICK' ? [topUp(posted + 0.2, by, cost)] : []),
    post(posted, id, openHours),
    ...(isChosenFrom ? applicants(job, posted, chance) : takers(job, posted, chance)),
  ];
}

/** Applicants: of the category first, then anybody. */
function comers({ by, category }: CrowdJob, count: number, chance: Chance): string[] {
  const others = crowd.people.filter((person) => person.id !== by);
  const ofTrade = others.filter(({ trade }) => trade.includes(category));
  const rest = others.filter((person) => !ofTrade.includes(person));
  return [...chance.some(ofTrade, count), ...chance.some(rest, Math.max(0, count - ofTrade.length))].map(
    (person) => person.id,
  );
}

/** Keeps reminders of applications out of the first hour of the demo. */
const notDueSoon = (hoursAgo: number): number => {
  const left = jobLimits.nudgeHours - hoursAgo;
  return left >= 0 && left < 1.5 ? hoursAgo - 2 : hoursAgo;
};

function applicants(job: CrowdJob, posted: number, chance: Chance): Step[] {
  const { id, kind, price, category } = job;
  const most = posted < 3 ? 0 : Math.min(6, 1 + Math.floor(posted / 12));
  const count = Math.floor(chance.between(0, most + 1));
  const letters = getLetters(category);
  return comers(job, count, chance).flatMap((workerId, index) => {
    const at = notDueSoon(chance.between(posted * 0.25, posted * 0.95));
    const bid = Math.round((price * chance.between(0.85, 1.12)) / 50_000) * 50_000;
    const dealId = dealBetween(id, workerId);
    const luck = chance.next();
    return [
      apply(
        at,
        id,
        workerId,
        letters[index % letters.length] ?? '',
        kind === 'PROJECT' ? Math.max(50_000, bid) : undefined,
      ),
      ...(luck < 0.2 ? [answer(at * 0.7, id, workerId, 'SHORTLIST')] : []),
      ...(luck > 0.94 ? [answer(at * 0.6, id, workerId, 'CANCEL')] : []),
      ...(luck > 0.3 && luck < 0.6 && at > 4
        ? [
            ...talk(at * 0.8, dealId, chance.pick(words.questions)),
            ...(luck < 0.45 ? [readRoom(at * 0.5, dealId, 'author')] : []),
          ]
        : []),
    ];
  });
}

function takers(job: CrowdJob, posted: number, chance: Chance): Step[] {
  const { id, minutes = 60, slots } = job;
  const count = Math.min(slots / 3, 6, Math.floor(posted / 7));
  return comers(job, Math.floor(count), chance).flatMap((workerId, index) => {
    const dealId = dealBetween(id, workerId);
    const inHours = minutes / 60;
    // One is still at work, if there is time.
    if (index === 0 && minutes >= 300) return [take(Math.min(inHours * 0.35, posted * 0.5), dealId)];
    const taken = chance.between(newest + 1, posted * 0.9);
    const worked = Math.min(inHours * chance.between(0.2, 0.6), (taken - newest) * 0.8);
    const handed = taken - worked;
    const judged = handed - chance.between(2, 26);
    return [
      take(taken, dealId),
      ...handInAll(handed, dealId, job, chance),
      ...(judged > newest
        ? job.proofs.map((_, no) => judge(judged - no / 50, dealId, no + 1, { action: 'APPROVE' }))
        : []),
    ];
  });
}
