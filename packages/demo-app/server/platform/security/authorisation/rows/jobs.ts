import { newId } from '../../../../dev/testing/market-scene.ts';
import { projectJob } from '../../../../dev/testing/sample-jobs.ts';
import { type Input, type Rows, none, ofAll, ofAuthor, ofWorker, version } from './row.ts';

/** A draft: NOT_FOUND for all but its author. */
const ofJob = (more: Input = {}) =>
  ofAuthor('a job', { jobId: none }, ({ draft }) => ({ jobId: draft.id, ...more }));
const ofApplication = (by: typeof ofAuthor) =>
  by('an application', { applicationId: none }, ({ applicationId }) => ({ applicationId }));

export const jobRows: Rows = {
  '/job/jobs-list': 'open',
  '/job/job-info/{slug}': ofAuthor('a job', { slug: none }, ({ draft: { slug } }) => ({ slug })),
  '/job/jobs-of-author': 'open',
  '/job/jobs-my-list': 'own',
  '/job/create-job': ofAuthor('a file', { fileIds: [none] }, ({ sentFileId }) => ({
    ...projectJob,
    fileIds: [sentFileId],
  })),
  '/job/price-guidance': 'own',
  '/job/estimate-job-cost': 'own',
  '/job/update-job': ofJob({ version, job: projectJob }),
  '/job/edit-job': ofJob({ version, words: { title: 'Thiết kế logo và bao bì' } }),
  '/job/publish-job': ofJob({ requestId: newId() }),
  '/job/delete-job': ofJob({ requestId: newId() }),
  '/job/pause-job': ofJob(),
  '/job/resume-job': ofJob(),
  '/job/renew-job': ofJob(),
  '/job/close-job': ofJob(),
  '/job/clone-job': ofJob(),

  '/job-application/apply-job': ofAll('an open job', { jobId: none }, ({ openJobId, openApplication }) =>
    openApplication(openJobId),
  ),
  '/job-application/applications-list': ofAuthor('a job', { jobId: none }, ({ decidedJobId: jobId }) => ({
    jobId,
  })),
  '/job-application/my-applications-list': 'own',
  '/job-application/read-applications': ofAuthor(
    'an application',
    { applicationIds: [none] },
    ({ applicationId }) => ({ applicationIds: [applicationId] }),
  ),
  '/job-application/shortlist-application': ofApplication(ofAuthor),
  '/job-application/accept-application': ofApplication(ofAuthor),
  '/job-application/reject-application': ofApplication(ofAuthor),
  '/job-application/cancel-application': ofApplication(ofWorker),
};
