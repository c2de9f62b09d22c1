import type { Side } from '@keo/core/contract';
import { type CrowdPerson, crowd, findCrowdJob } from './crowd/crowd.ts';
import { type SeedUser, findSeed, marketSeed } from './market-seed.ts';

/** Everybody in the demo: people of the seed file first, then the crowd. */
export type CastMember = SeedUser | CrowdPerson;
export const cast: readonly CastMember[] = [...marketSeed.users, ...crowd.people];

/** The author of a job. */
export const getAuthor = (jobId: string): string =>
  findCrowdJob(jobId)?.by ?? findSeed(marketSeed.jobs, jobId).authorId;

/** The id of a deal that the seed file does not name. */
export const dealBetween = (jobId: string, workerId: string): string => `${jobId} ${workerId}`;

export function getDeal(dealId: string): { jobId: string; authorId: string; workerId: string } {
  const [jobId, workerId] = dealId.split(' ');
  if (jobId === undefined || workerId === undefined) return findSeed(marketSeed.deals, dealId);
  return { jobId, workerId, authorId: getAuthor(jobId) };
}

export const getPerson = (dealId: string, side: Side): string =>
  getDeal(dealId)[side === 'author' ? 'authorId' : 'workerId'];

/** The account whose every page is empty. */
export const isNew = (person: CastMember): boolean => 'role' in person && person.role === 'new';
