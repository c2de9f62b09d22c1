import type { TextsLike } from '../../i18n/texts.ts';
import type { jobTextsVi } from './job.vi.ts';

export const jobTextsEn: TextsLike<typeof jobTextsVi> = {
  'notification.job_created.title': 'Job posted',
  'notification.job_created.plain': 'A job has just been posted.',
  'notification.job_created.author.message':
    '“{jobTitle}” is live. We will tell you the moment someone is interested.',
  'notification.job_created.author.plain':
    'Your job is live. We will tell you the moment someone is interested.',
  'notification.job_created.worker.message':
    '{otherName} has just posted “{jobTitle}”, and it fits you. Have a look before it is taken.',
  'notification.job_created.worker.short':
    '“{jobTitle}” has just been posted, and it fits you. Have a look before it is taken.',
  'notification.job_created.worker.plain':
    'There is a new job that fits you. Have a look before it is taken.',

  'notification.job_application_received.title': 'New application received',
  'notification.job_application_received.many':
    '{otherName} would like to do “{jobTitle}”. You have {count} applications to compare; you pay nothing at this step.',
  'notification.job_application_received.message':
    '{otherName} would like to do “{jobTitle}”. Read the application and answer; you pay nothing at this step.',
  'notification.job_application_received.short':
    'Someone would like to do “{jobTitle}”. Read the application and answer; you pay nothing at this step.',
  'notification.job_application_received.plain':
    'Someone would like to do your job. Read the application and answer; you pay nothing at this step.',

  'notification.application_accepted.title': 'Application accepted',
  'notification.application_accepted.message':
    '{otherName} has chosen you for “{jobTitle}”. Open it for the next step, and start only once the money is held.',
  'notification.application_accepted.short':
    'You have been chosen for “{jobTitle}”. Open it for the next step, and start only once the money is held.',
  'notification.application_accepted.plain':
    'You have been chosen. Open it for the next step, and start only once the money is held.',

  'notification.application_rejected.title': 'Application not selected',
  'notification.application_rejected.message':
    '“{jobTitle}” went to someone else. {otherName} says: “{text}”',
  'notification.application_rejected.short':
    '“{jobTitle}” went to someone else or was closed. It costs you nothing, and there is more work waiting.',
  'notification.application_rejected.plain':
    'Your application was not chosen this time. It costs you nothing, and there is more work waiting.',

  'notification.application_cancelled.title': 'Application withdrawn',
  'notification.application_cancelled.many':
    '{count} people have withdrawn from “{jobTitle}”: {otherName}. It costs you nothing, and the other applications stand.',
  'notification.application_cancelled.message':
    '{otherName} has withdrawn from “{jobTitle}”. It costs you nothing, and the other applications stand.',
  'notification.application_cancelled.short':
    'Someone has withdrawn from “{jobTitle}”. It costs you nothing, and the other applications stand.',
  'notification.application_cancelled.plain':
    'Someone has withdrawn an application. It costs you nothing, and the others stand.',

  'notification.job_expired.title': 'Job expired',
  'notification.job_expired.message':
    '“{jobTitle}” is no longer listed. Any budget locked but not assigned is back in the wallet; post it again any time.',
  'notification.job_expired.plain':
    'A job has expired. Any budget locked but not assigned is back in the poster’s wallet.',
  'notification.job_expired.worker.message':
    '“{jobTitle}” expired before anyone was chosen. Your application is closed and costs you nothing.',
  'notification.job_expired.worker.plain':
    'A job you applied for expired before anyone was chosen. It costs you nothing.',

  'notification.job_opportunity_enhanced.title': 'An opportunity just got better',
  'notification.job_opportunity_enhanced.message':
    '“{jobTitle}” now has a higher reward, more places or more time. Have a look before it fills up.',
  'notification.job_opportunity_enhanced.plain':
    'A job you like now has a higher reward, more places or more time. Have a look before it fills up.',
};
