import type { ApplicationCommand } from '../applications/application.facts.ts';
import { authorActions } from '../jobs/job-actions.ts';
import type { JobCommand } from '../jobs/job.facts.ts';
import type { JobView } from '../jobs/job.schema.ts';
import type { Clock } from '../ports/ports.ts';
import type { FakeDeals } from './fake-deals.ts';
import type { FakeLaw } from './fake-law.ts';
import { notFound } from './fake-routes.ts';
import type { FakeApplication } from './fake-rows.ts';

export type FakeJobsDeps = { clock: Clock; law: FakeLaw; deals: FakeDeals };

/** Commands on jobs and applications in memory. */
export function createFakeJobMoves(law: FakeLaw, clock: Clock) {
  const find = (jobId: string): JobView => {
    const job = law.rows.posted.find(({ id }) => id === jobId);
    if (!job) throw notFound();
    return job;
  };
  return {
    find,
    waitingOn: law.waitingOn,
    /** An own job, with its author's actions. */
    view: (job: JobView): JobView => ({
      ...job,
      actions: authorActions(law.facts.jobFacts(job), clock.now()),
    }),
    act(job: JobView, command: JobCommand): JobView {
      law.give(job, { of: 'job', command }, { party: 'author' });
      return job;
    },
    /** Gives a command to an application, stored or new. */
    answer(
      application: FakeApplication,
      command: ApplicationCommand,
      party: 'author' | 'worker',
    ): FakeApplication {
      law.give(find(application.jobId), { of: 'application', application, command }, { party });
      return application;
    },
  };
}

export type FakeJobMoves = ReturnType<typeof createFakeJobMoves>;
