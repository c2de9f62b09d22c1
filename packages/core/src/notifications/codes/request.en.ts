import type { TextsLike } from '../../i18n/texts.ts';
import type { requestTextsVi } from './request.vi.ts';

export const requestTextsEn: TextsLike<typeof requestTextsVi> = {
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

  'notification.action_required.title': 'Action required',
  'notification.action_required.message':
    'Answer about “{jobTitle}” by {until}. If you stay silent, {amount} goes where you were told it would.',
  'notification.action_required.short': '“{jobTitle}” is waiting for you. Open it to see what to do.',
  'notification.action_required.plain': 'Something is waiting for you. Open it to see what to do.',
  'notification.action_required.fund_deal.timed':
    '“{jobTitle}” waits for you to set the money aside. {timer}',
  'notification.action_required.fund_deal.message':
    'Set {amount} aside so that {otherName} can start “{jobTitle}”. It is paid only for approved proof.',
  'notification.action_required.fund_deal.short':
    'Set the money aside so that “{jobTitle}” can start. It is paid only for approved proof.',
  'notification.action_required.fund_deal.plain':
    'A deal waits for you to set the money aside. It is paid only for approved proof.',
  'notification.action_required.start_work.timed': 'The money for “{jobTitle}” is held. {timer}',
  'notification.action_required.start_work.message':
    'The money for “{jobTitle}” is held. Start by {until}; after that the deal expires and the money goes back.',
  'notification.action_required.start_work.short':
    'The money for “{jobTitle}” is held. Start before the deal expires and the money goes back.',
  'notification.action_required.start_work.plain':
    'The money for your task is held. Start before the deal expires and the money goes back.',
  'notification.action_required.revision_due.timed':
    'The proof for “{jobTitle}” waits for your revision. {timer}',
  'notification.action_required.revision_due.message':
    'Submit the revised proof for “{jobTitle}” by {until}. After that it is rejected; {amount} stays held while you can appeal.',
  'notification.action_required.revision_due.short':
    'The revised proof for “{jobTitle}” is due soon. After that it is rejected; the money stays held while you can appeal.',
  'notification.action_required.revision_due.plain':
    'A revised proof is due soon. After that it is rejected; the money stays held while you can appeal.',
  'notification.action_required.appeal_due.timed': 'The proof for “{jobTitle}” was rejected. {timer}',
  'notification.action_required.appeal_due.message':
    'The proof for “{jobTitle}” was rejected: if you do not appeal by {until}, {amount} goes back to {otherName}.',
  'notification.action_required.appeal_due.short':
    'Time to appeal the rejected proof for “{jobTitle}” is running out. After that the money goes back to who posted it.',
  'notification.action_required.appeal_due.plain':
    'Time to appeal a rejected proof is running out. After that the money goes back to who posted it.',
  'notification.action_required.applications_waiting.message':
    'People who applied for “{jobTitle}” are waiting. Choose or decline; you pay nothing at this step.',
  'notification.action_required.applications_waiting.plain':
    'People who applied are waiting. Choose or decline; you pay nothing at this step.',
  'notification.action_required.cancel_requested.timed':
    '{otherName} wants to stop “{jobTitle}” and proposes how to split the held money. {timer}',
  'notification.action_required.cancel_requested.message':
    '{otherName} wants to stop “{jobTitle}” and proposes how to split the held money. If you stay silent until {until}, {amount} goes where you were told it would.',
  'notification.action_required.cancel_requested.short':
    '{otherName} wants to stop “{jobTitle}” and proposes how to split the held money. Please accept or refuse by {until}.',
  'notification.action_required.cancel_requested.plain':
    'The other side wants to stop and proposes how to split the held money. Please accept or refuse.',
  'notification.action_required.cancel_refused.message':
    '{otherName} does not agree to stop “{jobTitle}”. Work goes on and the money stays held.',
  'notification.action_required.cancel_refused.plain':
    'The other side does not agree to stop. Work goes on and the money stays held.',
  'notification.action_required.cancel_lapsed.message':
    'The request to stop “{jobTitle}” lapsed: nobody answered. Work goes on and every time limit stays.',
  'notification.action_required.cancel_lapsed.plain':
    'The request to stop lapsed: nobody answered. Work goes on and every time limit stays.',
  'notification.action_required.dispute_opened.timed':
    '{otherName} has opened a dispute about “{jobTitle}”. {timer}',
  'notification.action_required.dispute_opened.message':
    '{otherName} has opened a dispute about “{jobTitle}”. If you stay silent until {until}, it is decided as you were told; what was handed in is reviewed as usual.',
  'notification.action_required.dispute_opened.short':
    '{otherName} has opened a dispute about “{jobTitle}”. Please answer in time; what was handed in is reviewed as usual.',
  'notification.action_required.dispute_opened.plain':
    'The other side has opened a dispute. Please answer in time; what was handed in is reviewed as usual.',
  'notification.action_required.dispute_answered.message':
    '{otherName} has answered the dispute about “{jobTitle}”. What is disputed stays held until you agree or a ruling is made.',
  'notification.action_required.dispute_answered.plain':
    'The other side has answered the dispute. What is disputed stays held until you agree or a ruling is made.',
  'notification.action_required.dispute_withdrawn.message':
    '{otherName} has withdrawn the dispute about “{jobTitle}”. Work goes on, and every time limit stays as it was.',
  'notification.action_required.dispute_withdrawn.plain':
    'The dispute is withdrawn. Work goes on, and every time limit stays as it was.',
  'notification.action_required.dispute_lapsed.message':
    'The dispute about “{jobTitle}” closed, since the time to answer is over. It decided nothing: what was handed in keeps its review, what was not keeps its deadline.',
  'notification.action_required.amount_lowered.message':
    'A part of “{jobTitle}” was decided, so the amounts that were proposed are lowered: they are of what is still undecided.',
  'notification.action_required.change_requested.message':
    '{otherName} wants to change the terms of “{jobTitle}”. Price and deadline stay as they are until you agree.',
  'notification.action_required.change_requested.plain':
    'The other side wants to change the terms. Price and deadline stay as they are until you agree.',
  'notification.action_required.job_edited.message':
    '{otherName} changed the words of “{jobTitle}”, which you applied for. See what changed; if it no longer suits you, withdraw whenever you like.',
  'notification.action_required.job_edited.short':
    'The words of “{jobTitle}” have changed. See what changed; if it no longer suits you, withdraw whenever you like.',
  'notification.action_required.job_edited.plain':
    'The words of a job you applied for have changed. See what changed; if it no longer suits you, withdraw whenever you like.',
  'notification.action_required.job_needs_edit.message':
    '“{jobTitle}” needs an edit before it is posted. Read the note, fix it and send it again; no money is locked.',
  'notification.action_required.job_needs_edit.plain':
    'Your job needs an edit before it goes live. Read the note, fix it and send it again; no money is locked.',
  'notification.action_required.job_removed.message':
    '“{jobTitle}” was removed for breaking the rules. Unassigned budget is back in your wallet, and you may appeal.',
  'notification.action_required.job_removed.plain':
    'One of your jobs was removed for breaking the rules. Unassigned budget is back in your wallet, and you may appeal.',
  'notification.action_required.slot_closed.message':
    'A place on “{jobTitle}” came free, but your wallet lacks the money for today’s reward, so the place was closed. Top up and add places if you still need people.',
  'notification.action_required.slot_closed.plain':
    'A place on your job came free, but your wallet lacks the money for today’s reward, so the place was closed. Top up and add places if you still need people.',
  'notification.action_required.fix_bank_card.message':
    'The bank did not take {amount}; it is back in your wallet. Check your bank account, then withdraw again.',
  'notification.action_required.fix_bank_card.plain':
    'The bank did not take your withdrawal; it is back in your wallet. Check your bank account, then withdraw again.',
  'notification.action_required.claim_refused.message':
    'We could not find the {amount} you told us about. If you know more, tell us again on the Add money page. The reason: {text}',
  'notification.action_required.claim_refused.plain':
    'We could not find the transfer you told us about. The reason is on the Add money page; if you know more, tell us again.',
  'notification.action_required.report_upheld.message': 'Your report was right. Thank you.',
  'notification.action_required.report_dismissed.message': 'We found no breach of the rules.',
  'notification.action_required.review_due.message':
    '“{jobTitle}” is done. Take a minute to review {otherName}; you see each other’s review once both are in or time is up.',
  'notification.action_required.review_due.plain':
    'A finished task waits for your review. You see each other’s review once both are in or time is up.',
  'notification.action_required.review_hidden.message':
    'The review that you wrote about “{jobTitle}” is no longer shown. Reason: {text}',
  'notification.action_required.review_hidden.short':
    'The review that you wrote about “{jobTitle}” is not shown. The Reviews page says why.',
  'notification.action_required.review_hidden.plain':
    'A review that you wrote is not shown. The Reviews page says why.',
  'notification.action_required.note_needs_answer.message':
    '{otherName} left a note on “{jobTitle}” and waits for your answer. A note changes neither money nor deadlines.',
  'notification.action_required.note_needs_answer.plain':
    'A note waits for your answer. A note changes neither money nor deadlines.',
  'notification.action_required.verify_account.message':
    'Verify your e-mail or phone number to post jobs and withdraw money. It takes a minute.',
};
