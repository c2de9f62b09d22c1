import type { LogDraft, LogParams } from '../modules/notifications/deal-log.draft.ts';
import { findSeed, marketSeed } from './market-seed.ts';
import type { Step, Timeline } from './timeline.ts';

type Role = LogDraft['recipientRole'];
type Scene = Omit<Timeline, 'steps'>;
type Happening = Omit<Step, 'hoursAgo'>;

const hour = 3_600_000;

/**
 * The logs of one step, one for each side it is told to. `accountOf` gives the account of a seed user, `at` is
 * the moment it happened and `now` the one its deadline is counted from.
 */
export function draftStep(
  scene: Scene,
  step: Happening,
  world: { accountOf(seedUserId: string): string; eventId: string; at: Date; now: Date },
): LogDraft[] {
  const account = (seedUserId: string | undefined) =>
    seedUserId === undefined ? null : world.accountOf(seedUserId);
  const seedIdOf = (role: Role) => (role === 'author' ? scene.authorId : scene.workerId);
  const actorSeedId = step.by && seedIdOf(step.by);
  const dueAt = step.dueInHours === undefined ? undefined : new Date(+world.now + step.dueInHours * hour);
  const roles: Role[] = step.to === 'both' ? ['author', 'worker'] : [step.to];

  return roles.map((recipientRole) => {
    const recipientId = account(seedIdOf(recipientRole));
    if (recipientId === null)
      throw new Error(`A step of ${scene.jobId} tells a ${recipientRole} who is not there`);
    const otherSeedId = seedIdOf(recipientRole === 'author' ? 'worker' : 'author');
    const params: LogParams = {
      ...(scene.jobId && { jobTitle: findSeed(marketSeed.jobs, scene.jobId).title }),
      ...(otherSeedId && { otherName: nameOf(otherSeedId) }),
      ...(step.amount !== undefined && { amount: step.amount }),
      ...(dueAt && { hoursLeft: Math.max(0, Math.round((+dueAt - +world.at) / hour)) }),
      ...(step.reason !== undefined && { reason: step.reason }),
      ...(step.proof && { proofTitle: step.proof.title }),
      ...(step.text !== undefined && { text: step.text }),
    };
    return {
      action: step.action,
      recipientId,
      recipientRole,
      authorId: account(scene.authorId),
      workerId: account(scene.workerId),
      ...(actorSeedId && { actorName: nameOf(actorSeedId) }),
      metadata: {
        eventId: world.eventId,
        ...(actorSeedId && { actorId: world.accountOf(actorSeedId) }),
        ...(scene.jobId && { jobId: scene.jobId }),
        ...(scene.dealId && { dealId: scene.dealId }),
        ...(scene.dealId && step.proof && { proofId: `pf_${scene.dealId}_${step.proof.no}` }),
        ...(step.action === 'NEW_MESSAGE' && { roomId: `rm_${scene.jobId}_${scene.workerId}` }),
        ...(step.amount !== undefined && { amount: step.amount }),
        ...(dueAt && { dueAt: dueAt.toISOString() }),
        ...(step.reason !== undefined && { reason: step.reason }),
        params,
      },
    };
  });
}

const nameOf = (seedUserId: string) => findSeed(marketSeed.users, seedUserId).name;
