import { array, maxLength, minLength, object, optional, picklist, pipe, string } from 'valibot';
import { dealViewSchema } from '../deals/deal.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, pageQuery } from '../http/query.schema.ts';
import {
  applicationSchema,
  applicationSortSchema,
  applicationStateSchema,
  applyJobSchema,
  ownApplicationSchema,
} from './application.schema.ts';
import { countSchema, idSchema } from '../http/field.schema.ts';

const ofApplication = object({ applicationId: idSchema });

export const applyJob = defineEndpoint({
  method: 'POST',
  path: '/job-application/apply-job',
  access: 'session',
  summary: 'Applies for an open job; its author is told.',
  input: applyJobSchema,
  data: applicationSchema,
});

export const applicationsList = defineEndpoint({
  method: 'GET',
  path: '/job-application/applications-list',
  access: 'session',
  summary: 'Applications for an own job: by default the shortlisted first, then the oldest.',
  input: object({
    ...pageQuery,
    jobId: idSchema,
    state: optional(applicationStateSchema),
    sort: optional(applicationSortSchema, 'MARKED'),
  }),
  data: object(pageSchema(applicationSchema)),
});

export const myApplicationsList = defineEndpoint({
  method: 'GET',
  path: '/job-application/my-applications-list',
  access: 'session',
  summary: 'The own applications, the newest first.',
  input: object({ ...pageQuery, state: optional(applicationStateSchema) }),
  data: object(pageSchema(ownApplicationSchema)),
});

export const readApplications = defineEndpoint({
  method: 'POST',
  path: '/job-application/read-applications',
  access: 'session',
  summary: 'Marks applications for own jobs as read; their workers see it, and the first time stays.',
  input: object({ applicationIds: pipe(array(idSchema), minLength(1), maxLength(100)) }),
  data: object({ read: countSchema }),
});

export const shortlistApplication = defineEndpoint({
  method: 'POST',
  path: '/job-application/shortlist-application',
  access: 'session',
  summary: 'Marks an application for the author alone, or takes the mark off.',
  input: object({ applicationId: idSchema, mark: optional(picklist(['ON', 'OFF']), 'ON') }),
  data: applicationSchema,
});

export const acceptApplication = defineEndpoint({
  method: 'POST',
  path: '/job-application/accept-application',
  access: 'session',
  summary: 'Chooses an applicant: a project begins to negotiate, a quick job gives its slot with the money.',
  input: ofApplication,
  data: object({ application: applicationSchema, deal: dealViewSchema }),
});

export const rejectApplication = defineEndpoint({
  method: 'POST',
  path: '/job-application/reject-application',
  access: 'session',
  summary: 'Declines an applicant, who is told.',
  input: object({ applicationId: idSchema, reason: optional(pipe(string(), maxLength(500))) }),
  data: applicationSchema,
});

export const cancelApplication = defineEndpoint({
  method: 'POST',
  path: '/job-application/cancel-application',
  access: 'session',
  summary: 'The worker takes the own application back; the author is told.',
  input: ofApplication,
  data: applicationSchema,
});
