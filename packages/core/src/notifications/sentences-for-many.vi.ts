/**
 * What is said of several alike in one row. `{otherName}` holds all names, `{amount}` the sum, `{until}` the first
 * deadline. A code without such a sentence fills its own with them.
 */
export const sentencesForManyVi = {
  'notification.names.two': '{first} và {second}',
  'notification.job_application_received.many':
    '{otherName} muốn làm “{jobTitle}”. Bạn có {count} hồ sơ để so sánh; ở bước này bạn chưa phải trả gì.',
  'notification.proof_evidence_submitted.many':
    '{otherName} đã nộp {count} bằng chứng cho “{jobTitle}”. Phần chưa duyệt sẽ lần lượt tự được duyệt và trả tiền, sớm nhất lúc {until}.',
  'notification.proof_uploaded.many':
    '{otherName} vừa tải {count} bằng chứng lên cho “{jobTitle}”. Bạn chưa cần làm gì: khi được nộp, bạn sẽ có thời gian để xem.',
  'notification.proof_approved.many':
    '{count} bằng chứng của bạn cho “{jobTitle}” đã được duyệt. Tiền công các phần này được trả đúng như thoả thuận.',
  'notification.proof_rejected.many':
    '{count} bằng chứng cho “{jobTitle}” bị từ chối. Hạn khiếu nại đầu tiên là {until}; trong lúc đó tiền vẫn được giữ.',
  'notification.proof_revision_requested.many':
    '{count} bằng chứng của “{jobTitle}” cần sửa, phần đầu tiên trước {until}. Tiền công vẫn được giữ cho việc này.',
  'notification.proof_auto_approved_for_author.many':
    'Hết thời gian xem nên {count} bằng chứng của “{jobTitle}” tự được duyệt. Tiền công được trả cho {otherName} như thoả thuận.',
  'notification.proof_auto_approved_for_worker.many':
    'Hết thời gian xem nên {count} bằng chứng của bạn cho “{jobTitle}” tự được duyệt. Tiền công được trả cho bạn như thoả thuận.',
  'notification.urgent_proof_review_needed.many':
    '{count} bằng chứng của “{jobTitle}” sắp tự được duyệt, phần đầu tiên lúc {until}. Sau đó tiền công trả cho {otherName}.',
  'notification.urgent_review_required.author.many':
    '{count} phần của “{jobTitle}” sắp tự được duyệt, phần đầu tiên lúc {until}. Nếu bạn im lặng, {amount} tự trả cho {otherName}.',
  'notification.deal_deadline_reminder.worker.many':
    '{count} phần việc của “{jobTitle}” sắp đến hạn, phần đầu tiên lúc {until}. Nộp đúng hạn để nhận tiền công đang chờ bạn.',
  'notification.deal_expired_for_author.many':
    '{count} thoả thuận của “{jobTitle}” với {otherName} đã hết hạn. Tiền đã giữ mà chưa trả vẫn là của bạn, và bạn có thể chọn người khác.',
  'notification.payment_processed.escrow_release.many':
    '{amount} tiền công của “{jobTitle}” đã vào ví của bạn, qua {count} lần trả.',
  'notification.payment_processed.escrow_refund.many':
    '{amount} giữ cho “{jobTitle}” đã về lại ví của bạn, qua {count} lần.',
  'notification.names.more_other': '{first}, {second} và {count} người khác',
  'notification.application_cancelled.many':
    '{count} người đã rút ứng tuyển “{jobTitle}”: {otherName}. Bạn không mất gì, các hồ sơ khác vẫn như cũ.',
  'notification.collaboration_started.many':
    '{otherName} đã bắt đầu {count} phần việc của “{jobTitle}”. Tiền của bạn vẫn được giữ, chỉ được trả khi bằng chứng được duyệt.',
  'notification.task_completed.author.many':
    '{count} phần việc của “{jobTitle}” đã hoàn thành. Tiền công đã chuyển cho {otherName}; bạn viết đôi lời đánh giá nhé.',
  'notification.deal_proposal_created.many':
    '{count} đề xuất cho “{jobTitle}”: {otherName}. Đồng ý, trả giá hay từ chối đều được; chưa ai phải trả gì.',
  'notification.deal_accepted.many': '{count} đề xuất cho “{jobTitle}” đã được đồng ý: {otherName}.',
} as const;
