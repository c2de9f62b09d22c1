import * as repository from './jobs.repository.ts';

/** What other modules may do with a job inside their own transaction. */
export type JobDesk = Pick<
  typeof repository,
  'findJob' | 'findJobBySlug' | 'lockJob' | 'updateJob' | 'setSlots' | 'listOverduePostings'
>;

export const jobDesk: JobDesk = repository;
