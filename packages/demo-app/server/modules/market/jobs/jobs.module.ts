import { authorJobsEndpoints, jobsEndpoints, priceGuidanceEndpoints } from '@keo/core/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { JobsService } from './jobs.service.ts';

export function jobsModule({ routes }: Platform, jobs: JobsService): void {
  routes.servePublic(jobsEndpoints.jobsList, (query) => jobs.list(query));
  routes.servePublic(jobsEndpoints.jobInfo, ({ slug }, userId) => jobs.info(slug, userId));
  routes.servePublic(authorJobsEndpoints.jobsOfAuthor, ({ authorId, ...page }) =>
    jobs.ofAuthor(authorId, page),
  );
  routes.serve(jobsEndpoints.myJobsList, (query, me) => jobs.mine(me.userId, query));
  routes.serve(jobsEndpoints.createJob, (job, me) => jobs.create(me.userId, job));
  routes.serve(jobsEndpoints.updateJob, (change, me) => jobs.update(me.userId, change));
  routes.serve(jobsEndpoints.editJob, (change, me) => jobs.edit(me.userId, change));
  routes.serve(jobsEndpoints.cloneJob, ({ jobId }, me) => jobs.clone(me.userId, jobId));
  routes.serve(jobsEndpoints.publishJob, (command, me) => jobs.publish(me.userId, command));
  routes.serve(jobsEndpoints.deleteJob, (order, me) => jobs.delete(me.userId, order));
  routes.serve(jobsEndpoints.pauseJob, ({ jobId }, me) => jobs.pause(me.userId, jobId));
  routes.serve(jobsEndpoints.resumeJob, ({ jobId }, me) => jobs.resume(me.userId, jobId));
  routes.serve(jobsEndpoints.renewJob, ({ jobId }, me) => jobs.renew(me.userId, jobId));
  routes.serve(jobsEndpoints.closeJob, ({ jobId }, me) => jobs.close(me.userId, jobId));
  routes.serve(priceGuidanceEndpoints.priceGuidance, (query) => jobs.guidance(query));
  routes.serve(jobsEndpoints.estimateJobCost, (order, me) => jobs.estimate(me.userId, order));
}
