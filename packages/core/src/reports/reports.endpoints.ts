import { object, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { addReportSchema } from './report.schema.ts';

export const addReport = defineEndpoint({
  method: 'POST',
  path: '/report/add-report',
  access: 'session',
  summary:
    'Tells operators that a person, a job, a message or a review is not right. Said again while it is open it is the same report.',
  input: addReportSchema,
  data: object({ id: string() }),
});
