import { timelines } from '../../seed/histories.ts';
import { draftStep } from '../../seed/step-drafts.ts';
import { type Timeline, step } from '../../seed/timeline.ts';
import type { LogDraft, LogParams, StoredCode } from '../notifications/deal-log.draft.ts';
import type { GivenMetadata } from './given-metadata.schema.ts';

/** What the seed has no example of. */
const cancelled: Timeline = {
  jobId: 'j06',
  authorId: 'u01',
  workerId: 'u04',
  dealId: 'd06',
  steps: [step(0, 'DEAL_CANCELLED', 'worker', { by: 'author' })],
};

/**
 * A believable log of that code for that user, with the names, title and amount of an example from the demo, so
 * that its sentence is whole. What is given stands in place of the example's; ids are only those given, so that
 * logs fold into one another only where the caller means the same room or deal.
 */
export function sampleDraft(userId: string, action: StoredCode, given: GivenMetadata, now: Date): LogDraft {
  const examples = examplesOf(action, now);
  const isAbout = ({ recipientId }: LogDraft) => recipientId === userId;
  const isWith = ({ authorId, workerId }: LogDraft) => authorId === userId || workerId === userId;
  const example = examples.find(isAbout) ?? examples.find((draft) => !isWith(draft)) ?? examples[0];
  if (example === undefined) throw new Error(`The demo has no example of ${action}`);

  const { params, recipientRole = example.recipientRole, ...fields } = given;
  const { amount, dueAt, reason } = { ...example.metadata, ...fields };
  const hoursLeft = dueAt === undefined ? Number.NaN : Math.round((Date.parse(dueAt) - +now) / 3_600_000);
  const isAuthor = recipientRole === 'author';
  const otherId = isAuthor ? example.workerId : example.authorId;
  return {
    action,
    recipientId: userId,
    recipientRole,
    authorId: isAuthor ? userId : otherId,
    workerId: isAuthor ? otherId : userId,
    ...(example.actorName !== undefined && { actorName: example.actorName }),
    metadata: {
      ...(amount !== undefined && { amount }),
      ...(dueAt !== undefined && { dueAt }),
      ...(reason !== undefined && { reason }),
      ...fields,
      params: {
        ...example.metadata.params,
        ...(amount !== undefined && { amount }),
        ...(hoursLeft >= 0 && { hoursLeft }),
        ...(reason !== undefined && { reason }),
        ...known(params),
      },
    },
  };
}

/** The given params without those that were left undefined. */
const known = (params: GivenMetadata['params']): LogParams =>
  Object.fromEntries(Object.entries(params ?? {}).filter(([, value]) => value !== undefined));

function examplesOf(action: StoredCode, now: Date): LogDraft[] {
  const world = { accountOf: (seedId: string) => seedId, eventId: '', at: now, now };
  return [...timelines, cancelled].flatMap((timeline) =>
    timeline.steps
      .filter((candidate) => candidate.action === action)
      .flatMap((candidate) => draftStep(timeline, withOpenDeadline(candidate), world)),
  );
}

/** A deadline that has passed by now is shown as one of a day from now. */
function withOpenDeadline(candidate: Timeline['steps'][number]): Timeline['steps'][number] {
  const { dueInHours } = candidate;
  return dueInHours === undefined || dueInHours > 0 ? candidate : { ...candidate, dueInHours: 24 };
}
