import type { TextsLike } from '../i18n/texts.ts';
import type { proofSentencesVi } from './proof-sentences.vi.ts';

export const proofSentencesEn: TextsLike<typeof proofSentencesVi> = {
  'notification.payment_processed.title': 'Payment processed',
  'notification.payment_processed.message':
    '{amount} in your wallet has been processed. Open the wallet for details.',
  'notification.payment_processed.plain':
    'A payment in your wallet has been processed. Open the wallet for details.',
  'notification.payment_processed.recharge.message': '{amount} is in your wallet, ready to use.',
  'notification.payment_processed.recharge.plain': 'Your top-up is in your wallet, ready to use.',
  'notification.payment_processed.withdraw_paid.message': '{amount} has been sent to your bank account.',
  'notification.payment_processed.withdraw_paid.plain': 'Your withdrawal has been sent to your bank account.',
  'notification.payment_processed.withdraw_revert.message':
    'The bank did not take {amount}, so the money is back in your wallet.',
  'notification.payment_processed.withdraw_revert.plain':
    'The bank did not take your withdrawal, so the money is back in your wallet.',
  'notification.payment_processed.escrow_release.many':
    'Your pay of {amount} for “{jobTitle}” is in your wallet, in {count} payments.',
  'notification.payment_processed.escrow_release.message':
    'Your pay of {amount} for “{jobTitle}” is in your wallet.',
  'notification.payment_processed.escrow_release.short': 'Your pay of {amount} is in your wallet.',
  'notification.payment_processed.escrow_release.plain': 'Your pay is in your wallet.',
  'notification.payment_processed.escrow_refund.many':
    '{amount} held for “{jobTitle}” is back in your wallet, in {count} parts.',
  'notification.payment_processed.escrow_refund.message':
    '{amount} held for “{jobTitle}” is back in your wallet.',
  'notification.payment_processed.escrow_refund.short': '{amount} that was held is back in your wallet.',
  'notification.payment_processed.escrow_refund.plain': 'Money that was held is back in your wallet.',
  'notification.payment_processed.escrow_lock.message':
    'A place on “{jobTitle}” came free: {amount} is held from your wallet for it, at today’s reward.',
  'notification.payment_processed.escrow_lock.short':
    'A place on your job came free: {amount} is held from your wallet for it, at today’s reward.',
  'notification.payment_processed.escrow_lock.plain':
    'A place on your job came free, and the money for it is held from your wallet at today’s reward.',
  'notification.payment_processed.bonus.message':
    '{otherName} gave you a bonus for “{jobTitle}”: {amount} after fees are in your wallet.',
  'notification.payment_processed.bonus.short':
    'You received a bonus: {amount} after fees are in your wallet.',
  'notification.payment_processed.bonus.plain': 'You received a bonus. It is in your wallet, less the fee.',

  'notification.proof_conditions_submitted.title': 'Proof conditions submitted',
  'notification.proof_conditions_submitted.message':
    '{otherName} has listed the proof needed for “{jobTitle}”. Read it well before you agree: your pay rests on it.',
  'notification.proof_conditions_submitted.short':
    'The proof needed for “{jobTitle}” is listed. Read it well before you agree: your pay rests on it.',
  'notification.proof_conditions_submitted.plain':
    'The proof needed is listed. Read it well before you agree: your pay rests on it.',

  'notification.proof_evidence_submitted.title': 'Evidence submitted for review',
  'notification.proof_evidence_submitted.many':
    '{count} proofs by {otherName} are in for “{jobTitle}”. What you have not reviewed is approved by itself and paid, the first at {until}.',
  'notification.proof_evidence_submitted.message':
    '{otherName} has submitted proof for “{jobTitle}”. If you have not reviewed it by {until}, it is approved by itself and paid.',
  'notification.proof_evidence_submitted.short':
    '{otherName} has submitted proof for “{jobTitle}”. Please review it in time; after that it is approved by itself and the pay goes out.',
  'notification.proof_evidence_submitted.plain':
    'Proof is waiting for your review. When time runs out it is approved by itself and the pay goes out.',

  'notification.proof_uploaded.title': 'Proof uploaded',
  'notification.proof_uploaded.many':
    '{count} proofs by {otherName} were just uploaded for “{jobTitle}”. Nothing to do yet: once they are submitted, you get time to review them.',
  'notification.proof_uploaded.message':
    '{otherName} has just uploaded proof for “{jobTitle}”. Nothing to do yet: once it is submitted, you get time to review it.',
  'notification.proof_uploaded.short':
    'Proof was just uploaded for “{jobTitle}”. Nothing to do yet: once it is submitted, you get time to review it.',
  'notification.proof_uploaded.plain':
    'Proof was just uploaded. Nothing to do yet: once it is submitted, you get time to review it.',

  'notification.proof_approved.title': 'Proof approved',
  'notification.proof_approved.many':
    '{count} of your proofs for “{jobTitle}” are approved. These parts are paid exactly as agreed.',
  'notification.proof_approved.message':
    'Your proof for “{jobTitle}” is approved. This part is paid exactly as agreed.',
  'notification.proof_approved.plain': 'Your proof is approved. This part is paid exactly as agreed.',

  'notification.proof_rejected.title': 'Proof rejected',
  'notification.proof_rejected.many':
    '{count} of your proofs for “{jobTitle}” were rejected. The first time to appeal ends at {until}; until then the money stays held.',
  'notification.proof_rejected.message':
    'Your proof for “{jobTitle}” was rejected. You can appeal until {until}; until then the money stays held.',
  'notification.proof_rejected.short':
    'Your proof for “{jobTitle}” was rejected. See why; while you can appeal, the money stays held.',
  'notification.proof_rejected.plain':
    'One of your proofs was rejected. See why; while you can appeal, the money stays held.',
  'notification.proof_rejected.beyond_budget.message':
    'Your proof for “{jobTitle}” was rejected beyond the ordinary rejections, which makes it a dispute. Answer by {until}, and the money stays held until the two of you agree or Keo decides. Without an answer it goes back to the author.',

  'notification.proof_revision_requested.title': 'Revision requested',
  'notification.proof_revision_requested.many':
    '{count} proofs for “{jobTitle}” need a revision, the first by {until}. The pay stays held for this task.',
  'notification.proof_revision_requested.message':
    '{otherName} asks you to revise the proof for “{jobTitle}” by {until}. The pay stays held for this task.',
  'notification.proof_revision_requested.short':
    'The proof for “{jobTitle}” needs a revision. Submit it again in time; the pay stays held for this task.',
  'notification.proof_revision_requested.plain':
    'One of your proofs needs a revision. Submit it again in time; the pay stays held for this task.',

  'notification.all_proofs_approved.title': 'All proofs approved',
  'notification.all_proofs_approved.plain': 'Every proof is approved. The pay still held goes to the worker.',
  'notification.all_proofs_approved.author.message':
    'Every proof of “{jobTitle}” is approved. The pay still held goes to {otherName} by itself; you need not do anything.',
  'notification.all_proofs_approved.author.plain':
    'Every proof is approved. The pay still held goes to the worker by itself; you need not do anything.',
  'notification.all_proofs_approved.worker.message':
    'Every proof of “{jobTitle}” is approved. The pay still held comes to your wallet by itself.',
  'notification.all_proofs_approved.worker.plain':
    'All your proofs are approved. The pay still held comes to your wallet by itself.',

  'notification.job_expired.title': 'Job expired',
  'notification.job_expired.message':
    '“{jobTitle}” is no longer listed. Any budget locked but not assigned is back in the wallet; post it again any time.',
  'notification.job_expired.plain':
    'A job has expired. Any budget locked but not assigned is back in the poster’s wallet.',
  'notification.job_expired.worker.message':
    '“{jobTitle}” expired before anyone was chosen. Your application is closed and costs you nothing.',
  'notification.job_expired.worker.plain':
    'A job you applied for expired before anyone was chosen. It costs you nothing.',

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

  'notification.proof_auto_approved_for_author.title': 'Proof auto-approved for you',
  'notification.proof_auto_approved_for_author.many':
    'Review time ran out, so {count} proofs for “{jobTitle}” were approved by themselves. The pay goes to {otherName} as agreed.',
  'notification.proof_auto_approved_for_author.message':
    'Review time ran out, so the proof for “{jobTitle}” was approved by itself. {otherName} is paid as agreed.',
  'notification.proof_auto_approved_for_author.short':
    'Review time ran out, so the proof for “{jobTitle}” was approved by itself. It is paid as agreed.',
  'notification.proof_auto_approved_for_author.plain':
    'Review time ran out, so a proof was approved by itself. It is paid as agreed.',
  'notification.proof_auto_approved_for_worker.title': 'Your proof was auto-approved',
  'notification.proof_auto_approved_for_worker.many':
    'Review time ran out, so {count} of your proofs for “{jobTitle}” were approved by themselves. You are paid as agreed.',
  'notification.proof_auto_approved_for_worker.message':
    'Review time ran out, so your proof for “{jobTitle}” was approved by itself. You are paid as agreed.',
  'notification.proof_auto_approved_for_worker.plain':
    'Review time ran out, so your proof was approved by itself. You are paid as agreed.',

  'notification.new_message.title': 'New message',
  'notification.new_message.message': '{otherName}: {text}',
  'notification.new_message.short': '{otherName} has sent you a message.',
  'notification.new_message.plain': 'You have a new message.',
  'notification.deal_note.message': '{otherName} left a note: {text}',
  'notification.unread_count_update.title': 'Unread count updated',
  'notification.unread_count_update.message': 'The number of unread items has changed.',
  'notification.messages_marked_read.title': 'Messages marked as read',
  'notification.messages_marked_read.message': 'Messages were marked as read on another of your devices.',
  'notification.participant_read_messages.title': 'Your messages were read',
  'notification.participant_read_messages.message': '{otherName} has read your messages.',
  'notification.participant_read_messages.plain': 'Your messages have been read.',

  'notification.urgent_review_required.title': 'Urgent: your review is required',
  'notification.urgent_review_required.author.many':
    '{count} parts of “{jobTitle}” will soon be approved by themselves, the first at {until}. If you stay silent, {amount} goes to {otherName}.',
  'notification.urgent_review_required.author.timed':
    '“{proofTitle}” of “{jobTitle}” is waiting for your review. {timer}',
  'notification.urgent_review_required.author.message':
    '“{proofTitle}” by {otherName}: if you do not approve, ask for a revision or reject by {until}, {amount} goes to {otherName} by itself.',
  'notification.urgent_review_required.timed':
    'Time is running out in the dispute about “{jobTitle}”. {timer}',
  'notification.urgent_review_required.message':
    'Answer the dispute about “{jobTitle}” by {until}. If you stay silent, {amount} goes where you were told it would.',
  'notification.urgent_review_required.short':
    'Answer about “{jobTitle}” by {until}. If you stay silent, the money goes where you were told it would.',
  'notification.urgent_review_required.plain':
    'Your time to decide is running out. If you stay silent, the money goes where you were told it would.',

  'notification.urgent_proof_review_needed.title': 'Urgent: proof needs your review',
  'notification.urgent_proof_review_needed.many':
    '{count} proofs for “{jobTitle}” will soon be approved by themselves, the first at {until}. After that {amount} goes to {otherName}.',
  'notification.urgent_proof_review_needed.timed':
    '“{proofTitle}” of “{jobTitle}” is waiting for your review. {timer}',
  'notification.urgent_proof_review_needed.message':
    '“{proofTitle}” by {otherName}: if you do not approve, ask for a revision or reject by {until}, {amount} goes to {otherName} by itself.',
  'notification.urgent_proof_review_needed.short':
    'Time to review the proof for “{jobTitle}” is running out. After that it is approved by itself and paid.',
  'notification.urgent_proof_review_needed.plain':
    'Time to review a proof is running out. After that it is approved by itself and paid.',

  'notification.job_opportunity_enhanced.title': 'An opportunity just got better',
  'notification.job_opportunity_enhanced.message':
    '“{jobTitle}” now has a higher reward, more places or more time. Have a look before it fills up.',
  'notification.job_opportunity_enhanced.plain':
    'A job you like now has a higher reward, more places or more time. Have a look before it fills up.',
};
