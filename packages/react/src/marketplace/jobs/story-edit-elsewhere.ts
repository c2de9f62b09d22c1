import { type EndpointInput, jobsEndpoints } from '@keo/core/contract';
import type { FakeKeo } from '@keo/core/testing';

/** Changes the words of the first job, which was not edited before, on another device of its author. */
export function editElsewhere(
  { server }: Pick<FakeKeo, 'server'>,
  author: string,
  words: EndpointInput<typeof jobsEndpoints.editJob>['words'],
): void {
  const { method, path } = jobsEndpoints.editJob;
  const body = { jobId: 'j1', version: 1, words };
  server.answer({ method, path, body, token: server.open(author).accessToken });
}
