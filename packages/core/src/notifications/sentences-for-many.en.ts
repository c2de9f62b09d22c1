export const sentencesForManyEn = {
  'notification.names.two': '{first} and {second}',
  'notification.names.more_one': '{first}, {second} and {count} other',
  'notification.names.more_other': '{first}, {second} and {count} others',
  'notification.job_application_received.many':
    '{otherName} would like to do “{jobTitle}”. You have {count} applications to compare; you pay nothing at this step.',
  'notification.proof_evidence_submitted.many':
    '{count} proofs by {otherName} are in for “{jobTitle}”. What you have not reviewed is approved by itself and paid, the first at {until}.',
  'notification.proof_uploaded.many':
    '{count} proofs by {otherName} were just uploaded for “{jobTitle}”. Nothing to do yet: once they are submitted, you get time to review them.',
  'notification.proof_approved.many':
    '{count} of your proofs for “{jobTitle}” are approved. These parts are paid exactly as agreed.',
  'notification.proof_rejected.many':
    '{count} of your proofs for “{jobTitle}” were rejected. The first time to appeal ends at {until}; until then the money stays held.',
  'notification.proof_revision_requested.many':
    '{count} proofs for “{jobTitle}” need a revision, the first by {until}. The pay stays held for this task.',
  'notification.proof_auto_approved_for_author.many':
    'Review time ran out, so {count} proofs for “{jobTitle}” were approved by themselves. The pay goes to {otherName} as agreed.',
  'notification.proof_auto_approved_for_worker.many':
    'Review time ran out, so {count} of your proofs for “{jobTitle}” were approved by themselves. You are paid as agreed.',
  'notification.urgent_proof_review_needed.many':
    '{count} proofs for “{jobTitle}” will soon be approved by themselves, the first at {until}. After that the pay goes to {otherName}.',
  'notification.urgent_review_required.author.many':
    '{count} parts of “{jobTitle}” will soon be approved by themselves, the first at {until}. If you stay silent, {amount} goes to {otherName}.',
  'notification.deal_deadline_reminder.worker.many':
    '{count} parts of your work on “{jobTitle}” are nearly due, the first at {until}. Submit in time to receive the pay that waits for you.',
  'notification.deal_expired_for_author.many':
    '{count} deals on “{jobTitle}” with {otherName} have expired. Money held and not paid is still yours, and you can choose someone else.',
  'notification.payment_processed.escrow_release.many':
    'Your pay of {amount} for “{jobTitle}” is in your wallet, in {count} payments.',
  'notification.payment_processed.escrow_refund.many':
    '{amount} held for “{jobTitle}” is back in your wallet, in {count} parts.',
  'notification.application_cancelled.many':
    '{count} people have withdrawn from “{jobTitle}”: {otherName}. It costs you nothing, and the other applications stand.',
  'notification.collaboration_started.many':
    '{count} parts of “{jobTitle}” have been started by {otherName}. Your money stays held and is paid only for approved proof.',
  'notification.task_completed.author.many':
    '{count} parts of “{jobTitle}” are complete. The pay has gone to {otherName}; a few words of review would help.',
  'notification.deal_proposal_created.many':
    '{count} proposals for “{jobTitle}”: {otherName}. Accept, counter or decline; nobody pays anything yet.',
  'notification.deal_accepted.many': '{count} proposals for “{jobTitle}” have been accepted: {otherName}.',
} as const;
