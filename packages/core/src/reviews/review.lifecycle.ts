import { defineArrow } from '../law/arrow.ts';
import { after, unlessReminded } from '../law/clock.ts';
import { createLaw } from '../law/create-law.ts';
import { type At, type By, type Outcome, hours, refuse } from '../law/decision.ts';
import { faultsIn, invalid, unless } from '../law/faults.schema.ts';
import { exceed, forbid, late } from '../law/obstacles.ts';
import type { ReviewCommand, ReviewFacts } from './review.facts.ts';
import { reviewLimits } from './review-limits.schema.ts';
import { type ReviewState, reviewStates, scoresBySide, tagsBySide } from './review.schema.ts';
import type { Side } from '../terms/side.schema.ts';

type Facts = ReviewFacts;
const sideAbout = { author: 'worker', worker: 'author' } as const satisfies Record<Side, Side>;

/** At the end of the window a written review is published, another one is missed. */
export const reviewClosesAt = ({ endedAt }: Pick<Facts, 'endedAt'>): At | null =>
  after(endedAt, reviewLimits.windowHours);

const isOver = ({ endedAt }: Facts) => (endedAt === null ? forbid('DEAL_NOT_OVER') : null);
const isDelivered = (facts: Facts) => (facts.isDelivered ? null : forbid('NOTHING_DELIVERED'));
const isOfTwo = ({ isSamePerson }: Facts) => (isSamePerson ? refuse('SELF_DEAL') : null);
const isWriter = ({ by }: Facts, { party }: By) => (party === by ? null : forbid('OTHER_SIDE'));
const isReader = ({ by }: Facts, { party }: By) => (party === sideAbout[by] ? null : forbid('OTHER_SIDE'));
const isOpen = (facts: Facts, { now }: By) => {
  const closes = reviewClosesAt(facts);
  return closes !== null && now < closes ? null : late('REVIEW_CLOSED');
};
const hasNoReply = ({ hasReply }: Facts) => (hasReply ? exceed('REPLIED_BEFORE', 1) : null);

/** Scores and tags must be those of the reviewed side. */
function fits({ by }: Facts, { words }: { words: { scores: object; tags: readonly string[] } }) {
  const about = sideAbout[by];
  const names: readonly string[] = scoresBySide[about];
  const tags: readonly string[] = tagsBySide[about];
  const input = Object.entries(words.scores).filter(([, score]) => score !== undefined);
  const areScoresFine = input.every(([name]) => names.includes(name));
  const areTagsFine = words.tags.every((tag) => tags.includes(tag));
  return invalid(
    faultsIn([
      ...unless(areScoresFine, 'scores', { fault: 'SCORES', of: names }),
      ...unless(areTagsFine, 'tags', { fault: 'TAGS', of: tags }),
    ]),
  );
}

type CommandNamed<Type extends ReviewCommand['type']> = Extract<ReviewCommand, { type: Type }>;
const arrow = defineArrow<ReviewState, Facts>();

/** When both reviews count, at the latest when the window ends. */
const publishesAt = ({ bothAt, ...facts }: Facts): At | null => {
  const closes = reviewClosesAt(facts);
  return bothAt === null || closes === null ? closes : Math.min(bothAt, closes);
};

const tellsWriter = ({ by }: Facts): Outcome<Facts> => ({
  logs: [{ code: 'ACTION_REQUIRED', to: by, reason: 'REVIEW_HIDDEN' }],
});

const remind = (who: Side) =>
  arrow<CommandNamed<'REMIND'>>({
    id: 'V3',
    by: ['system'],
    to: 'ASKED',
    when: ({ by }) => by === who,
    at: ({ endedAt, remindedAt, isSamePerson }) =>
      isSamePerson ? null : unlessReminded(remindedAt, after(endedAt, reviewLimits.remindHours)),
    reminds: { who, of: reviewClosesAt },
    brings: (facts, { now }) => {
      const dueAt = reviewClosesAt(facts);
      return {
        set: { remindedAt: now },
        logs: [{ code: 'ACTION_REQUIRED', to: who, reason: 'REVIEW_DUE', ...(dueAt !== null && { dueAt }) }],
      };
    },
    tells: ['ACTION_REQUIRED'],
  });

export const reviewLaw = createLaw<ReviewFacts, ReviewCommand>()(reviewStates, {
  NONE: {
    on: {
      // When a deal ends, both sides are asked if something was handed in.
      ASK: arrow({ id: 'V0', by: ['system'], to: 'ASKED', needs: [isOver, isDelivered, isOfTwo] }),
    },
  },
  ASKED: {
    on: {
      WRITE: arrow<CommandNamed<'WRITE'>>({
        id: 'V1',
        by: ['author', 'worker'],
        to: 'SEALED',
        needs: [isWriter, isOpen, isOfTwo],
        checks: [fits],
        // Stars alone wait for words.
        brings: (_, { now, staysOpen }) => ({
          set: { openUntil: staysOpen ? now + hours(reviewLimits.openHours) : null },
        }),
        via: 'review/add-review',
      }),
      REMIND: [remind('author'), remind('worker')],
      MISS: arrow({ id: 'V2m', by: ['system'], to: 'MISSED', at: reviewClosesAt }),
    },
  },
  SEALED: {
    on: {
      // Any number of times, until it is published.
      CHANGE: arrow<CommandNamed<'CHANGE'>>({
        id: 'V1c',
        by: ['author', 'worker'],
        to: 'SEALED',
        needs: [isWriter, isOpen],
        checks: [fits],
        brings: ({ openUntil }, { staysOpen }) => ({ set: { openUntil: staysOpen ? openUntil : null } }),
        via: 'review/update-review',
      }),
      // With the other review, or alone at the end of the window.
      PUBLISH: [
        arrow({
          id: 'V2',
          by: ['system'],
          to: 'PUBLISHED',
          when: ({ isSamePerson }) => !isSamePerson,
          at: publishesAt,
        }),
        arrow({
          id: 'V2h',
          by: ['system'],
          to: 'HIDDEN',
          at: publishesAt,
          brings: tellsWriter,
          tells: ['ACTION_REQUIRED'],
        }),
      ],
    },
  },
  PUBLISHED: {
    on: {
      // Once, by the reviewed side.
      REPLY: arrow({
        id: 'V2r',
        by: ['author', 'worker'],
        to: 'PUBLISHED',
        needs: [isReader, hasNoReply],
        brings: () => ({ set: { hasReply: true } }),
        via: 'review/reply-review',
      }),
      // By the operator alone: what is out says something about somebody, and a tie may be claimed to be rid of it.
      HIDE: arrow({
        id: 'V2o',
        by: ['operator'],
        to: 'HIDDEN',
        brings: tellsWriter,
        tells: ['ACTION_REQUIRED'],
      }),
    },
  },
  HIDDEN: { type: 'final' },
  MISSED: { type: 'final' },
});

export const decideReview = (review: ReviewFacts, command: ReviewCommand, by: By) =>
  reviewLaw.decide(review, command, by);
export const permittedReview = (review: ReviewFacts, by: By) => reviewLaw.permitted(review, by);
export const reviewTimers = (review: ReviewFacts) => reviewLaw.timers(review);
