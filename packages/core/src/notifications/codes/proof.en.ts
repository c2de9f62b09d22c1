import type { TextsLike } from '../../i18n/texts.ts';
import type { proofTextsVi } from './proof.vi.ts';

export const proofTextsEn: TextsLike<typeof proofTextsVi> = {
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
};
