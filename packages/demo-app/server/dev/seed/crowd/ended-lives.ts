import { authorFeeFor, bonusFeesFor } from '@keo/core/contract';
import { dealBetween } from '../cast.ts';
import { readRoom, talk } from '../chat-deeds.ts';
import { agree, answer, apply, begin, callOff, choose, complete, fund, offer, post, take } from '../deeds.ts';
import { topUp } from '../money-deeds.ts';
import { judge } from '../proof-deeds.ts';
import type { Step } from '../step.ts';
import type { Chance } from './chance.ts';
import { type EndedJob, crowd, getLetters } from './crowd.ts';
import { handInAll, handInOne } from './evidence.ts';

const { words } = crowd;
/** People of the seed file recharge exactly what is missing, so that nothing is left before their own story. */
const isNamed = (userId: string) => userId.startsWith('u');
const getCost = ({ kind, price, slots }: EndedJob) => slots * (price + authorFeeFor(kind, price));

const approveAll = (hoursAgo: number, dealId: string, { proofs }: EndedJob): Step[] =>
  proofs.map((_, index) => judge(hoursAgo - index / 50, dealId, index + 1, { action: 'APPROVE' }));

/** The life of an ended job, from posting to end. */
export const endedLife = (job: EndedJob, chance: Chance): Step[] =>
  job.kind === 'QUICK' ? quickLife(job, chance) : projectLife(job, chance);

function quickLife(job: EndedJob, chance: Chance): Step[] {
  const { id, by, ago, plot, workers, minutes = 60 } = job;
  const posted = ago * 24;
  const openHours = plot === 'scarce' ? 240 : 336;
  return [
    topUp(posted + 1, by, getCost(job), { isExact: isNamed(by) }),
    post(posted, id, openHours),
    ...workers.flatMap((workerId, index) => {
      const dealId = dealBetween(id, workerId);
      const taken = posted - 3 - index * chance.between(6, 14);
      const handed = taken - (minutes / 60) * chance.between(0.3, 0.7);
      const isLast = index === workers.length - 1;
      return [
        ...enter(job, workerId, taken, chance),
        ...handInAll(handed, dealId, job, chance),
        ...(plot === 'silent'
          ? []
          : verdicts(handed - chance.between(3, 30), dealId, job, plot === 'rejected' && isLast, chance)),
      ];
    }),
  ];
}

/** Takes a slot; with manual choice applies and is accepted. */
function enter({ id, accept, category }: EndedJob, workerId: string, at: number, chance: Chance): Step[] {
  const dealId = dealBetween(id, workerId);
  if (accept !== 'APPLY') return [take(at, dealId)];
  return [
    apply(at + 2, id, workerId, chance.pick(getLetters(category))),
    choose(at + 1, dealId),
    begin(at, dealId),
  ];
}

function verdicts(at: number, dealId: string, job: EndedJob, isRejected: boolean, chance: Chance): Step[] {
  if (!isRejected) return approveAll(at, dealId, job);
  return job.proofs.map((_, index) =>
    judge(at - index / 50, dealId, index + 1, {
      action: 'REJECT',
      reasonCode: 'NOT_AS_AGREED',
      note: chance.pick(words.rejections),
    }),
  );
}

/** From accepting an application to held money. Returns when, in hours ago. */
function begun(job: EndedJob, workerId: string, chance: Chance): { at: number; steps: Step[] } {
  const { id, by, price, category } = job;
  const dealId = dealBetween(id, workerId);
  const posted = job.ago * 24;
  const letters = chance.some(getLetters(category), 3);
  const others = chance
    .some(
      crowd.people.filter(
        (person) => person.id !== by && person.id !== workerId && person.trade.includes(category),
      ),
      2,
    )
    .map((person) => person.id);
  const chosen = posted - chance.between(14, 30);
  return {
    at: chosen - 7,
    steps: [
      post(posted, id, 720),
      ...[workerId, ...others].map((who, index) =>
        apply(posted - 2 - index * 3, id, who, letters[index] ?? chance.pick(getLetters(category)), price),
      ),
      ...talk(chosen + 4, dealId, chance.pick(words.questions)),
      choose(chosen, dealId),
      ...others.map((who) => answer(chosen - 0.5, id, who, 'REJECT', chance.pick(words.declines))),
      offer(chosen - 1, dealId, 'author', price, chance.pick(words.offers)),
      agree(chosen - 4, dealId, 'worker'),
      topUp(chosen - 6, by, getCost(job), { isExact: isNamed(by) }),
      fund(chosen - 7, dealId),
    ],
  };
}

function projectLife(job: EndedJob, chance: Chance): Step[] {
  const [workerId = ''] = job.workers;
  const dealId = dealBetween(job.id, workerId);
  const { at, steps } = begun(job, workerId, chance);
  return [
    ...steps,
    ...(job.plot === 'cancelled' ? calledOff(at, dealId) : carriedOut(at, dealId, job, chance)),
  ];
}

const calledOff = (at: number, dealId: string): Step[] => [
  ...talk(at - 2, dealId, [
    'Xin lỗi bạn, khách dời lịch nên mình phải huỷ lần này.',
    'Dạ không sao, dịp khác mình làm.',
  ]),
  callOff(at - 5, dealId),
];

const longestWork = 130;
const usualBonus = 100_000;

/** Work, submission, decision, revision where asked for, and payment. */
function carriedOut(at: number, dealId: string, job: EndedJob, chance: Chance): Step[] {
  const { plot, hours = 168 } = job;
  const handed = at - 2 - Math.min(hours * 0.6, longestWork);
  const isRevised = plot === 'revised';
  const judged = handed - (isRevised ? 26 : chance.between(3, 12));
  return [
    ...talk(at - 0.5, dealId, chance.pick(words.beforeWork)),
    begin(at - 2, dealId),
    ...handInAll(handed, dealId, job, chance),
    ...(isRevised
      ? [
          judge(handed - 5, dealId, 1, { action: 'REQUEST_REVISION', note: chance.pick(words.revisions) }),
          handInOne(handed - 20, dealId, 1, job, chance),
        ]
      : []),
    ...approveAll(judged, dealId, job),
    ...(job.part ? [] : thanked(judged - 1, dealId, job, chance)),
    ...createParting(judged - 3, dealId, chance),
  ];
}

/** Completed by the author, sometimes with a bonus. */
function thanked(hoursAgo: number, dealId: string, job: EndedJob, chance: Chance): Step[] {
  const { kind, by, price, plot } = job;
  const note = chance.pick(words.thanks);
  if (plot !== 'bonus') return [complete(hoursAgo - 1, dealId, { note })];
  const { author: fee } = bonusFeesFor({ kind, paid: price, workerBps: 0 }, usualBonus);
  return [
    topUp(hoursAgo, by, usualBonus + fee, { isExact: isNamed(by) }),
    complete(hoursAgo - 1, dealId, { note, bonus: usualBonus }),
  ];
}

/** What both sides do after the payment. */
const createParting = (hoursAgo: number, dealId: string, chance: Chance): Step[] => [
  ...talk(hoursAgo, dealId, chance.pick(words.afterWork)),
  readRoom(hoursAgo - 5, dealId, 'author'),
];
