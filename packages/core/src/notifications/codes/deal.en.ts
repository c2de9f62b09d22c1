import type { TextsLike } from '../../i18n/texts.ts';
import type { dealTextsVi } from './deal.vi.ts';

export const dealTextsEn: TextsLike<typeof dealTextsVi> = {
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

  'notification.deal_expired_for_author.title': 'Your deal has expired',
  'notification.deal_expired_for_author.many':
    '{count} deals on “{jobTitle}” with {otherName} have expired. Money held and not paid is still yours, and you can choose someone else.',
  'notification.deal_expired_for_author.message':
    'The deal on “{jobTitle}” with {otherName} has expired. Money held and not paid is still yours, and you can choose someone else.',
  'notification.deal_expired_for_author.short':
    'The deal on “{jobTitle}” has expired. Money held and not paid is still yours, and you can choose someone else.',
  'notification.deal_expired_for_author.plain':
    'A deal has expired. Money held and not paid is still yours, and you can choose someone else.',

  'notification.deal_expired_for_worker.title': 'A task you took has expired',
  'notification.deal_expired_for_worker.message':
    '“{jobTitle}” has expired and is no longer yours to do. What you were already paid stays yours.',
  'notification.deal_expired_for_worker.plain':
    'A task you took has expired. What you were already paid stays yours.',

  'notification.deal_deadline_reminder.title': 'Deadline approaching',
  'notification.deal_deadline_reminder.timed': '“{jobTitle}” is due at {until}. {timer}',
  'notification.deal_deadline_reminder.message':
    '“{jobTitle}” is due at {until}. The pay stays held for what is submitted in time.',
  'notification.deal_deadline_reminder.short':
    '“{jobTitle}” is due soon. The pay stays held for what is submitted in time.',
  'notification.deal_deadline_reminder.plain':
    'A task is due soon. The pay stays held for what is submitted in time.',
  'notification.deal_deadline_reminder.worker.many':
    '{count} parts of your work on “{jobTitle}” are nearly due, the first at {until}. Submit in time to receive the pay that waits for you.',
  'notification.deal_deadline_reminder.worker.timed': '“{jobTitle}” is due at {until}. {timer}',
  'notification.deal_deadline_reminder.worker.message':
    'Submit the proof for “{jobTitle}” by {until}. What is not submitted in time expires, and {amount} goes back to who posted it.',
  'notification.deal_deadline_reminder.worker.short':
    'Submit the proof for “{jobTitle}” by {until} for the pay that waits for you.',
  'notification.deal_deadline_reminder.worker.plain':
    'One of your tasks is due soon. Submit in time for the pay that waits for you.',

  'notification.deal_note.message': '{otherName} left a note: {text}',
};
