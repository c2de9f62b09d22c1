/** The sentences of payments, proofs, deadlines and messages; see `deal-sentences.vi.ts`. */
export const proofSentencesVi = {
  'notification.payment_processed.title': 'Thanh toán đã xử lý',
  'notification.payment_processed.message':
    'Khoản {amount} trong ví của bạn đã xử lý xong. Mở ví để xem chi tiết.',
  'notification.payment_processed.plain': 'Một khoản trong ví của bạn đã xử lý xong. Mở ví để xem chi tiết.',
  'notification.payment_processed.recharge.message': '{amount} đã vào ví của bạn, dùng được ngay.',
  'notification.payment_processed.recharge.plain': 'Tiền nạp đã vào ví của bạn, dùng được ngay.',
  'notification.payment_processed.withdraw_paid.message':
    '{amount} đã được chuyển tới tài khoản ngân hàng của bạn.',
  'notification.payment_processed.withdraw_paid.plain':
    'Tiền rút đã được chuyển tới tài khoản ngân hàng của bạn.',
  'notification.payment_processed.withdraw_revert.message':
    'Ngân hàng không nhận được {amount}, nên tiền đã trở lại ví của bạn.',
  'notification.payment_processed.withdraw_revert.plain':
    'Ngân hàng không nhận được khoản rút, nên tiền đã trở lại ví của bạn.',
  'notification.payment_processed.escrow_release.many':
    '{amount} tiền công của “{jobTitle}” đã vào ví của bạn, qua {count} lần trả.',
  'notification.payment_processed.escrow_release.message':
    '{amount} tiền công của “{jobTitle}” đã vào ví của bạn.',
  'notification.payment_processed.escrow_release.short': '{amount} tiền công đã vào ví của bạn.',
  'notification.payment_processed.escrow_release.plain': 'Tiền công đã vào ví của bạn.',
  'notification.payment_processed.escrow_refund.many':
    '{amount} giữ cho “{jobTitle}” đã về lại ví của bạn, qua {count} lần.',
  'notification.payment_processed.escrow_refund.message':
    '{amount} giữ cho “{jobTitle}” đã về lại ví của bạn.',
  'notification.payment_processed.escrow_refund.short': '{amount} đang giữ đã về lại ví của bạn.',
  'notification.payment_processed.escrow_refund.plain': 'Tiền đang giữ đã về lại ví của bạn.',
  'notification.payment_processed.escrow_lock.message':
    'Một chỗ của “{jobTitle}” vừa trống lại: {amount} được giữ từ ví của bạn cho chỗ ấy, theo mức hiện tại.',
  'notification.payment_processed.escrow_lock.short':
    'Một chỗ trong tin của bạn vừa trống lại: {amount} được giữ từ ví cho chỗ ấy, theo mức hiện tại.',
  'notification.payment_processed.escrow_lock.plain':
    'Một chỗ trong tin của bạn vừa trống lại, và tiền cho chỗ ấy được giữ từ ví theo mức hiện tại.',
  'notification.payment_processed.bonus.message':
    '{otherName} thưởng thêm cho bạn {amount} vì “{jobTitle}”. Đó là số đã trừ phí, và đã vào ví.',
  'notification.payment_processed.bonus.short':
    'Bạn được thưởng thêm {amount} sau khi trừ phí. Tiền đã vào ví.',
  'notification.payment_processed.bonus.plain': 'Bạn được thưởng thêm. Tiền đã vào ví, sau khi trừ phí.',

  'notification.proof_conditions_submitted.title': 'Yêu cầu bằng chứng đã được gửi',
  'notification.proof_conditions_submitted.message':
    '{otherName} đã nêu bằng chứng cần có cho “{jobTitle}”. Xem kỹ trước khi đồng ý, vì tiền công dựa vào các mục này.',
  'notification.proof_conditions_submitted.short':
    '“{jobTitle}” đã có danh sách bằng chứng cần nộp. Xem kỹ trước khi đồng ý, vì tiền công dựa vào các mục này.',
  'notification.proof_conditions_submitted.plain':
    'Đã có danh sách bằng chứng cần nộp. Xem kỹ trước khi đồng ý, vì tiền công dựa vào các mục này.',

  'notification.proof_evidence_submitted.title': 'Bằng chứng đang chờ bạn duyệt',
  'notification.proof_evidence_submitted.many':
    '{otherName} đã nộp {count} bằng chứng cho “{jobTitle}”. Phần chưa duyệt sẽ lần lượt tự được duyệt và trả tiền, sớm nhất lúc {until}.',
  'notification.proof_evidence_submitted.message':
    '{otherName} đã nộp bằng chứng cho “{jobTitle}”. Chưa duyệt trước {until} thì bằng chứng tự được duyệt và tiền công được trả.',
  'notification.proof_evidence_submitted.short':
    '{otherName} đã nộp bằng chứng cho “{jobTitle}”. Mời bạn xem; hết hạn, bằng chứng tự được duyệt và tiền công được trả.',
  'notification.proof_evidence_submitted.plain':
    'Có bằng chứng chờ bạn xem. Hết hạn, bằng chứng tự được duyệt và tiền công được trả.',

  'notification.proof_uploaded.title': 'Bằng chứng vừa được tải lên',
  'notification.proof_uploaded.many':
    '{otherName} vừa tải {count} bằng chứng lên cho “{jobTitle}”. Bạn chưa cần làm gì: khi được nộp, bạn sẽ có thời gian để xem.',
  'notification.proof_uploaded.message':
    '{otherName} vừa tải bằng chứng lên cho “{jobTitle}”. Bạn chưa cần làm gì: khi được nộp, bạn sẽ có thời gian để xem.',
  'notification.proof_uploaded.short':
    '“{jobTitle}” vừa có bằng chứng tải lên. Bạn chưa cần làm gì: khi được nộp, bạn sẽ có thời gian để xem.',
  'notification.proof_uploaded.plain':
    'Bằng chứng vừa được tải lên. Bạn chưa cần làm gì: khi được nộp, bạn sẽ có thời gian để xem.',

  'notification.proof_approved.title': 'Bằng chứng được duyệt',
  'notification.proof_approved.many':
    '{count} bằng chứng của bạn cho “{jobTitle}” đã được duyệt. Tiền công các phần này được trả đúng như thoả thuận.',
  'notification.proof_approved.message':
    'Bằng chứng của bạn cho “{jobTitle}” đã được duyệt. Tiền công phần này được trả đúng như thoả thuận.',
  'notification.proof_approved.plain':
    'Bằng chứng của bạn đã được duyệt. Tiền công phần này được trả đúng như thoả thuận.',

  'notification.proof_rejected.title': 'Bằng chứng bị từ chối',
  'notification.proof_rejected.many':
    '{count} bằng chứng cho “{jobTitle}” bị từ chối. Hạn khiếu nại đầu tiên là {until}; trong lúc đó tiền vẫn được giữ.',
  'notification.proof_rejected.message':
    'Bằng chứng cho “{jobTitle}” bị từ chối. Bạn khiếu nại được đến {until}; trong lúc đó tiền vẫn được giữ.',
  'notification.proof_rejected.short':
    'Bằng chứng cho “{jobTitle}” bị từ chối. Xem lý do nhé; khi còn hạn khiếu nại, tiền vẫn được giữ.',
  'notification.proof_rejected.plain':
    'Một bằng chứng của bạn bị từ chối. Xem lý do nhé; khi còn hạn khiếu nại, tiền vẫn được giữ.',
  'notification.proof_rejected.beyond_budget.message':
    'Bằng chứng cho “{jobTitle}” bị từ chối vượt số lượt thông thường, nên là một tranh chấp. Trả lời trước {until}: tiền được giữ tới khi hai bên thoả thuận hoặc Keo quyết định. Không trả lời thì tiền về người đăng.',

  'notification.proof_revision_requested.title': 'Cần chỉnh sửa bằng chứng',
  'notification.proof_revision_requested.many':
    '{count} bằng chứng của “{jobTitle}” cần sửa, phần đầu tiên trước {until}. Tiền công vẫn được giữ cho việc này.',
  'notification.proof_revision_requested.message':
    '{otherName} muốn bạn sửa bằng chứng của “{jobTitle}” trước {until}. Tiền công vẫn được giữ cho việc này.',
  'notification.proof_revision_requested.short':
    'Bằng chứng của “{jobTitle}” cần sửa. Nộp lại trước hạn nhé; tiền công vẫn được giữ cho việc này.',
  'notification.proof_revision_requested.plain':
    'Một bằng chứng của bạn cần sửa. Nộp lại trước hạn nhé; tiền công vẫn được giữ cho việc này.',

  'notification.all_proofs_approved.title': 'Tất cả bằng chứng đã được duyệt',
  'notification.all_proofs_approved.plain':
    'Mọi bằng chứng đã được duyệt. Tiền công còn giữ sẽ được trả cho người làm.',
  'notification.all_proofs_approved.author.message':
    'Mọi bằng chứng của “{jobTitle}” đã được duyệt. Tiền công còn giữ sẽ tự chuyển cho {otherName}, bạn không cần làm gì thêm.',
  'notification.all_proofs_approved.author.plain':
    'Mọi bằng chứng đã được duyệt. Tiền công còn giữ sẽ tự chuyển cho người làm, bạn không cần làm gì thêm.',
  'notification.all_proofs_approved.worker.message':
    'Mọi bằng chứng của “{jobTitle}” đã được duyệt. Tiền công còn giữ sẽ tự vào ví của bạn.',
  'notification.all_proofs_approved.worker.plain':
    'Mọi bằng chứng của bạn đã được duyệt. Tiền công còn giữ sẽ tự vào ví của bạn.',

  'notification.job_expired.title': 'Tin đăng đã hết hạn',
  'notification.job_expired.message':
    '“{jobTitle}” đã hết hạn đăng. Nếu có ngân sách khoá mà chưa giao, số đó đã về ví; đăng lại lúc nào cũng được.',
  'notification.job_expired.plain':
    'Một tin đăng đã hết hạn. Nếu có ngân sách khoá mà chưa giao, số đó đã về ví người đăng.',
  'notification.job_expired.worker.message':
    '“{jobTitle}” đã hết hạn trước khi chọn người. Ứng tuyển của bạn khép lại, bạn không mất gì.',
  'notification.job_expired.worker.plain':
    'Một việc bạn ứng tuyển đã hết hạn trước khi chọn người. Bạn không mất gì.',

  'notification.deal_expired_for_author.title': 'Thoả thuận của bạn đã hết hạn',
  'notification.deal_expired_for_author.many':
    '{count} thoả thuận của “{jobTitle}” với {otherName} đã hết hạn. Tiền đã giữ mà chưa trả vẫn là của bạn, và bạn có thể chọn người khác.',
  'notification.deal_expired_for_author.message':
    'Thoả thuận “{jobTitle}” với {otherName} đã hết hạn. Tiền đã giữ mà chưa trả vẫn là của bạn, và bạn có thể chọn người khác.',
  'notification.deal_expired_for_author.short':
    'Thoả thuận “{jobTitle}” đã hết hạn. Tiền đã giữ mà chưa trả vẫn là của bạn, và bạn có thể chọn người khác.',
  'notification.deal_expired_for_author.plain':
    'Một thoả thuận đã hết hạn. Tiền đã giữ mà chưa trả vẫn là của bạn, và bạn có thể chọn người khác.',

  'notification.deal_expired_for_worker.title': 'Việc bạn nhận đã hết hạn',
  'notification.deal_expired_for_worker.message':
    '“{jobTitle}” đã hết hạn nên không còn là việc của bạn. Phần tiền công đã trả vẫn là của bạn.',
  'notification.deal_expired_for_worker.plain':
    'Một việc bạn nhận đã hết hạn. Phần tiền công đã trả vẫn là của bạn.',

  'notification.deal_deadline_reminder.title': 'Sắp đến hạn hoàn thành',
  'notification.deal_deadline_reminder.timed': '“{jobTitle}” đến hạn lúc {until}. {timer}',
  'notification.deal_deadline_reminder.message':
    '“{jobTitle}” đến hạn lúc {until}. Tiền công vẫn được giữ cho phần nộp đúng hạn.',
  'notification.deal_deadline_reminder.short':
    '“{jobTitle}” sắp đến hạn. Tiền công vẫn được giữ cho phần nộp đúng hạn.',
  'notification.deal_deadline_reminder.plain':
    'Một việc sắp đến hạn. Tiền công vẫn được giữ cho phần nộp đúng hạn.',
  'notification.deal_deadline_reminder.worker.many':
    '{count} phần việc của “{jobTitle}” sắp đến hạn, phần đầu tiên lúc {until}. Nộp đúng hạn để nhận tiền công đang chờ bạn.',
  'notification.deal_deadline_reminder.worker.timed': '“{jobTitle}” đến hạn lúc {until}. {timer}',
  'notification.deal_deadline_reminder.worker.message':
    'Nộp bằng chứng cho “{jobTitle}” trước {until}. Phần không nộp kịp hết hạn, và {amount} về lại người đăng.',
  'notification.deal_deadline_reminder.worker.short':
    'Nộp bằng chứng cho “{jobTitle}” trước {until} để nhận tiền công đang chờ bạn.',
  'notification.deal_deadline_reminder.worker.plain':
    'Một việc của bạn sắp đến hạn. Nộp đúng hạn để nhận tiền công đang chờ bạn.',

  'notification.proof_auto_approved_for_author.title': 'Bằng chứng đã được duyệt tự động',
  'notification.proof_auto_approved_for_author.many':
    'Hết thời gian xem nên {count} bằng chứng của “{jobTitle}” tự được duyệt. Tiền công được trả cho {otherName} như thoả thuận.',
  'notification.proof_auto_approved_for_author.message':
    'Hết thời gian xem nên bằng chứng của “{jobTitle}” tự được duyệt. Tiền công được trả cho {otherName} như thoả thuận.',
  'notification.proof_auto_approved_for_author.short':
    'Hết thời gian xem nên bằng chứng của “{jobTitle}” tự được duyệt. Tiền công được trả như thoả thuận.',
  'notification.proof_auto_approved_for_author.plain':
    'Hết thời gian xem nên một bằng chứng tự được duyệt. Tiền công được trả như thoả thuận.',
  'notification.proof_auto_approved_for_worker.title': 'Bằng chứng của bạn được duyệt tự động',
  'notification.proof_auto_approved_for_worker.many':
    'Hết thời gian xem nên {count} bằng chứng của bạn cho “{jobTitle}” tự được duyệt. Tiền công được trả cho bạn như thoả thuận.',
  'notification.proof_auto_approved_for_worker.message':
    'Hết thời gian xem nên bằng chứng của bạn cho “{jobTitle}” tự được duyệt. Tiền công được trả cho bạn như thoả thuận.',
  'notification.proof_auto_approved_for_worker.plain':
    'Hết thời gian xem nên bằng chứng của bạn tự được duyệt. Tiền công được trả cho bạn như thoả thuận.',

  'notification.new_message.title': 'Tin nhắn mới',
  'notification.new_message.message': '{otherName}: {text}',
  'notification.new_message.short': '{otherName} vừa nhắn cho bạn.',
  'notification.new_message.plain': 'Bạn có tin nhắn mới.',
  'notification.deal_note.message': '{otherName} ghi chú: {text}',
  'notification.unread_count_update.title': 'Cập nhật số chưa đọc',
  'notification.unread_count_update.message': 'Số mục chưa đọc vừa được cập nhật.',
  'notification.messages_marked_read.title': 'Đã đánh dấu đã đọc',
  'notification.messages_marked_read.message': 'Tin nhắn đã được đánh dấu đã đọc ở thiết bị khác của bạn.',
  'notification.participant_read_messages.title': 'Đối phương đã xem tin nhắn',
  'notification.participant_read_messages.message': '{otherName} đã xem tin nhắn của bạn.',
  'notification.participant_read_messages.plain': 'Tin nhắn của bạn đã được xem.',

  'notification.urgent_review_required.title': 'Khẩn: cần bạn xem xét ngay',
  'notification.urgent_review_required.author.many':
    '{count} phần của “{jobTitle}” sắp tự được duyệt, phần đầu tiên lúc {until}. Nếu bạn im lặng, {amount} tự trả cho {otherName}.',
  'notification.urgent_review_required.author.timed':
    '“{proofTitle}” trong “{jobTitle}” đang chờ bạn xem. {timer}',
  'notification.urgent_review_required.author.message':
    '“{proofTitle}” của {otherName}: chưa duyệt, yêu cầu sửa hay từ chối trước {until} thì {amount} tự trả cho {otherName}.',
  'notification.urgent_review_required.timed': 'Tranh chấp về “{jobTitle}” sắp đến hạn. {timer}',
  'notification.urgent_review_required.message':
    'Trả lời tranh chấp về “{jobTitle}” trước {until}. Nếu bạn im lặng, {amount} đi theo kết quả đã báo trước.',
  'notification.urgent_review_required.short':
    'Trả lời về “{jobTitle}” trước {until}. Nếu bạn im lặng, tiền đi theo kết quả đã báo trước.',
  'notification.urgent_review_required.plain':
    'Sắp hết giờ để bạn quyết định. Nếu bạn im lặng, tiền đi theo kết quả đã báo trước.',

  'notification.urgent_proof_review_needed.title': 'Khẩn: bằng chứng sắp tự duyệt',
  'notification.urgent_proof_review_needed.many':
    '{count} bằng chứng của “{jobTitle}” sắp tự được duyệt, phần đầu tiên lúc {until}. Sau đó {amount} trả cho {otherName}.',
  'notification.urgent_proof_review_needed.timed':
    '“{proofTitle}” trong “{jobTitle}” đang chờ bạn xem. {timer}',
  'notification.urgent_proof_review_needed.message':
    '“{proofTitle}” của {otherName}: chưa duyệt, yêu cầu sửa hay từ chối trước {until} thì {amount} tự trả cho {otherName}.',
  'notification.urgent_proof_review_needed.short':
    'Sắp hết giờ xem bằng chứng của “{jobTitle}”. Sau đó bằng chứng tự được duyệt và tiền công được trả.',
  'notification.urgent_proof_review_needed.plain':
    'Sắp hết giờ xem một bằng chứng. Sau đó bằng chứng tự được duyệt và tiền công được trả.',

  'notification.job_opportunity_enhanced.title': 'Việc bạn quan tâm vừa hấp dẫn hơn',
  'notification.job_opportunity_enhanced.message':
    '“{jobTitle}” vừa tăng thưởng, thêm suất hoặc kéo dài hạn. Xem lại trước khi hết chỗ.',
  'notification.job_opportunity_enhanced.plain':
    'Một việc bạn quan tâm vừa tăng thưởng, thêm suất hoặc kéo dài hạn. Xem lại trước khi hết chỗ.',
} as const;
