import { applicationsEndpoints } from '@keo/core/contract';
import { object, string } from 'valibot';
import type { Platform } from '../../../platform/platform.ts';
import { type ApplicationsService, nudgeJob } from './applications.service.ts';

export function applicationsModule({ routes, queue }: Platform, service: ApplicationsService): void {
  routes.serve(applicationsEndpoints.applyJob, (application, me) => service.apply(me.userId, application));
  routes.serve(applicationsEndpoints.applicationsList, (query, me) => service.listOfJob(me.userId, query));
  routes.serve(applicationsEndpoints.myApplicationsList, (query, me) => service.listOwn(me.userId, query));
  routes.serve(applicationsEndpoints.readApplications, ({ applicationIds }, me) =>
    service.read(me.userId, applicationIds),
  );
  routes.serve(applicationsEndpoints.shortlistApplication, ({ applicationId, mark }, me) =>
    service.shortlist(me.userId, applicationId, mark === 'ON'),
  );
  routes.serve(applicationsEndpoints.acceptApplication, ({ applicationId }, me) =>
    service.accept(me.userId, applicationId),
  );
  routes.serve(applicationsEndpoints.rejectApplication, ({ applicationId, reason }, me) =>
    service.reject(me.userId, applicationId, reason),
  );
  routes.serve(applicationsEndpoints.cancelApplication, ({ applicationId }, me) =>
    service.cancel(me.userId, applicationId),
  );
  queue.define(nudgeJob, object({ jobId: string() }), ({ jobId }) => service.nudge(jobId));
}
