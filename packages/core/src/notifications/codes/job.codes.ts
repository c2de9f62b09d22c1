import { type CodeRow, type Folding, day } from './code-row.ts';

/** One row for each applicant of a job, however often they apply and withdraw. */
const perApplicant = {
  how: 'replace',
  name: 'application',
  by: ['jobId', 'workerId'],
  within: Infinity,
  evenRead: true,
} satisfies Folding;

/** Of jobs and applications. */
export const jobCodes = {
  JOB_CREATED: {
    kind: 'job',
    link: '/dashboard',
    groups: ['jobs'],
    to: ['author', 'worker'],
    sender: 'law',
    folding: null,
    timeline: null,
    warns: null,
  },
  JOB_APPLICATION_RECEIVED: {
    kind: 'application',
    link: '/dashboard/my-jobs',
    groups: ['jobs'],
    to: ['author'],
    sender: 'law',
    folding: perApplicant,
    timeline: null,
    warns: null,
  },
  APPLICATION_ACCEPTED: {
    kind: 'application',
    link: '/dashboard',
    groups: ['jobs'],
    to: ['worker'],
    sender: 'law',
    folding: null,
    timeline: null,
    warns: null,
  },
  APPLICATION_REJECTED: {
    kind: 'application',
    link: '/dashboard',
    groups: ['jobs'],
    to: ['worker'],
    sender: 'law',
    folding: null,
    timeline: null,
    warns: null,
  },
  APPLICATION_CANCELLED: {
    kind: 'application',
    link: '/dashboard',
    groups: ['jobs'],
    to: ['author'],
    sender: 'law',
    folding: perApplicant,
    timeline: null,
    warns: null,
  },
  JOB_EXPIRED: {
    kind: 'clock',
    link: '/dashboard',
    groups: ['jobs'],
    to: ['author', 'worker'],
    sender: 'law',
    folding: null,
    timeline: null,
    warns: null,
  },
  JOB_OPPORTUNITY_ENHANCED: {
    kind: 'job',
    link: '/dashboard',
    groups: ['jobs'],
    to: ['worker'],
    sender: 'law',
    folding: { how: 'drop', name: 'enhanced', by: ['jobId'], within: day, atMost: 5 },
    timeline: null,
    warns: null,
  },
} satisfies Record<string, CodeRow>;
