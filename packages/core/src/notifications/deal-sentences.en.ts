import type { TextsLike } from '../i18n/texts.ts';
import type { dealSentencesVi } from './deal-sentences.vi.ts';

export const dealSentencesEn: TextsLike<typeof dealSentencesVi> = {
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

  'notification.collaboration_started.title': 'Collaboration started',
  'notification.collaboration_started.many':
    '{count} parts of “{jobTitle}” have been started by {otherName}. Your money stays held and is paid only for approved proof.',
  'notification.collaboration_started.message':
    '{otherName} has started on “{jobTitle}”. Your money stays held and is paid only for approved proof.',
  'notification.collaboration_started.short':
    'Work on “{jobTitle}” has started. The money stays held and is paid only for approved proof.',
  'notification.collaboration_started.plain':
    'Work has started. The money stays held and is paid only for approved proof.',

  'notification.task_completed.title': 'Task completed',
  'notification.task_completed.plain': 'The task is complete and paid. Now is the time to review each other.',
  'notification.task_completed.author.many':
    '{count} parts of “{jobTitle}” are complete. The pay has gone to {otherName}; a few words of review would help.',
  'notification.task_completed.author.message':
    '“{jobTitle}” is complete. {otherName} has been paid; a few words of review would help.',
  'notification.task_completed.author.short':
    '“{jobTitle}” is complete. The worker has been paid; a few words of review would help.',
  'notification.task_completed.author.plain':
    'Your job is complete. The worker has been paid; a few words of review would help.',
  'notification.task_completed.worker.message':
    'You have completed “{jobTitle}”. Your pay is in your wallet; say a few words about {otherName}.',
  'notification.task_completed.worker.short': 'You have completed “{jobTitle}”. Your pay is in your wallet.',
  'notification.task_completed.worker.plain': 'You have completed a task. Your pay is in your wallet.',

  'notification.deal_proposal_created.title': 'New deal proposal',
  'notification.deal_proposal_created.many':
    '{count} proposals for “{jobTitle}”: {otherName}. Accept, counter or decline; nobody pays anything yet.',
  'notification.deal_proposal_created.message':
    '{otherName} proposes {amount} for “{jobTitle}”. Accept, counter or decline; nobody pays anything yet.',
  'notification.deal_proposal_created.short':
    '{otherName} has sent a proposal for “{jobTitle}”. Accept, counter or decline; nobody pays anything yet.',
  'notification.deal_proposal_created.plain':
    'You have a new proposal. Accept, counter or decline; nobody pays anything yet.',

  'notification.deal_proposal_updated.title': 'Deal proposal updated',
  'notification.deal_proposal_updated.message':
    '{otherName} has changed the proposal for “{jobTitle}”. Everything stays as it is until you agree.',
  'notification.deal_proposal_updated.short':
    'The proposal for “{jobTitle}” has changed. Everything stays as it is until you agree.',
  'notification.deal_proposal_updated.plain':
    'A proposal has changed. Everything stays as it is until you agree.',

  'notification.deal_proposal_updated.change_requested.message':
    '{otherName} asks for a change of “{jobTitle}”. The work goes on; nothing changes until you agree.',
  'notification.deal_proposal_updated.change_refused.message':
    '{otherName} does not agree to change “{jobTitle}”. The terms stay as they are.',
  'notification.deal_proposal_updated.change_withdrawn.message':
    '{otherName} has taken back the change of “{jobTitle}”. The terms stay as they are.',
  'notification.deal_proposal_updated.deal_mended.message':
    'Keo has put the money of “{jobTitle}” right: its parts now add up to the price you both agreed on. Nobody pays more.',
  'notification.deal_proposal_updated.deal_mended.plain':
    'Keo has put the money of a deal right: its parts now add up to the price you both agreed on. Nobody pays more.',
  'notification.deal_proposal_updated.deal_mended_by_author.message':
    'Keo has put the money of “{jobTitle}” right: the {amount} of pay that was missing is now held for you.',
  'notification.deal_proposal_updated.deal_mended_by_author.plain':
    'Keo has put the money of a deal right: what was missing is now held.',
  'notification.deal_proposal_updated.deal_mended_by_author.author.message':
    'Keo has put the money of “{jobTitle}” right: the {amount} that was missing is now held from your wallet, as you both agreed.',
  'notification.deal_proposal_updated.deal_mended_by_keo.message':
    'Keo has put the money of “{jobTitle}” right and added the {amount} that was missing. Nobody pays more.',
  'notification.deal_proposal_updated.deal_mended_by_keo.plain':
    'Keo has put the money of a deal right and added what was missing. Nobody pays more.',
  'notification.deal_accepted.title': 'Deal terms accepted',
  'notification.deal_accepted.change_agreed.message':
    '{otherName} agrees to the change of “{jobTitle}”. The new terms hold, and what was added is held.',

  'notification.deal_accepted.many': '{count} proposals for “{jobTitle}” have been accepted: {otherName}.',
  'notification.deal_accepted.message':
    '{otherName} has accepted the terms of “{jobTitle}”. Work starts only once the money is held.',
  'notification.deal_accepted.short':
    'The terms of “{jobTitle}” are accepted. Work starts only once the money is held.',
  'notification.deal_accepted.plain': 'The terms are accepted. Work starts only once the money is held.',
  'notification.deal_accepted.author.message':
    '{otherName} has accepted the terms of “{jobTitle}”. If the money is not held yet, fund the deal so work can start; it stays yours until proof is approved.',
  'notification.deal_accepted.author.short':
    'The terms of “{jobTitle}” are accepted. If the money is not held yet, fund the deal so work can start.',
  'notification.deal_accepted.author.plain':
    'The terms are accepted. If the money is not held yet, fund the deal so work can start.',

  'notification.deal_approved.title': 'Deal approved, funds secured',
  'notification.deal_approved.message':
    '{otherName} has set {amount} aside for “{jobTitle}”. You can start; it waits for you until your proof is approved.',
  'notification.deal_approved.short':
    '{otherName} has set the money aside for “{jobTitle}”. You can start; it waits for you until your proof is approved.',
  'notification.deal_approved.plain':
    'The money for your task is held. You can start; it waits for you until your proof is approved.',

  'notification.deal_cancelled.title': 'Deal cancelled',
  'notification.deal_cancelled.plain':
    'A deal is cancelled. What was paid and what was returned is listed in the wallet.',
  'notification.deal_cancelled.author.message':
    'The deal on “{jobTitle}” with {otherName} is cancelled. Held money that was not owed is still yours; your wallet shows each line.',
  'notification.deal_cancelled.author.plain':
    'A deal is cancelled. Held money that was not owed is still yours; your wallet shows each line.',
  'notification.deal_cancelled.worker.message':
    'The deal on “{jobTitle}” with {otherName} is cancelled. What you were already paid stays yours.',
  'notification.deal_cancelled.worker.plain': 'A deal is cancelled. What you were already paid stays yours.',
};
