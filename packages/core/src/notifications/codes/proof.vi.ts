import type { CodeTexts } from './code-texts.ts';
import type { proofCodes } from './proof.codes.ts';

export const proofTextsVi = {
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
} as const satisfies CodeTexts<keyof typeof proofCodes>;
