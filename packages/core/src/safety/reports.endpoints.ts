import { object, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { addReportSchema, openReportSchema, reportedThingSchema } from './report.schema.ts';

export const addReport = defineEndpoint({
  method: 'POST',
  path: '/report/add-report',
  access: 'session',
  summary:
    'Reports a user, job, message or review to the operators. Repeated while open, it is the same report.',
  input: addReportSchema,
  data: object({ id: string() }),
});

export const reportInfo = defineEndpoint({
  method: 'GET',
  path: '/report/report-info',
  access: 'session',
  summary: 'The caller’s own open report of a user, job, message or review.',
  input: reportedThingSchema,
  data: openReportSchema,
});
