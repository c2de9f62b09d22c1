import { object } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema } from '../http/field.schema.ts';
import { pageSchema, pageQuery } from '../http/query.schema.ts';
import { jobListingSchema } from './job.schema.ts';

export const jobsOfAuthor = defineEndpoint({
  method: 'GET',
  path: '/job/jobs-of-author',
  access: 'anyone',
  summary: 'The open jobs of one person, the newest first.',
  input: object({ authorId: idSchema, ...pageQuery }),
  data: object(pageSchema(jobListingSchema)),
});
