import type { CodeTexts } from './code-texts.ts';
import type { requestCodes } from './request.codes.ts';

export const requestTextsVi = {
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

  'notification.action_required.title': 'Cần bạn thực hiện',
  'notification.action_required.message':
    'Trả lời về “{jobTitle}” trước {until}. Nếu bạn im lặng, {amount} đi theo kết quả đã báo trước.',
  'notification.action_required.short': '“{jobTitle}” đang chờ bạn. Mở ra để xem cần làm gì.',
  'notification.action_required.plain': 'Có việc đang chờ bạn. Mở ra để xem cần làm gì.',
  'notification.action_required.fund_deal.timed': '“{jobTitle}” chờ bạn giữ tiền để bắt đầu. {timer}',
  'notification.action_required.fund_deal.message':
    'Giữ {amount} để {otherName} bắt đầu “{jobTitle}”. Tiền chỉ được trả khi bằng chứng được duyệt.',
  'notification.action_required.fund_deal.short':
    'Giữ tiền để “{jobTitle}” bắt đầu. Tiền chỉ được trả khi bằng chứng được duyệt.',
  'notification.action_required.fund_deal.plain':
    'Một thoả thuận chờ bạn giữ tiền để bắt đầu. Tiền chỉ được trả khi bằng chứng được duyệt.',
  'notification.action_required.start_work.timed': 'Tiền cho “{jobTitle}” đã được giữ. {timer}',
  'notification.action_required.start_work.message':
    'Tiền cho “{jobTitle}” đã được giữ. Bắt đầu trước {until}; quá giờ, thoả thuận hết hạn và tiền về lại người đăng.',
  'notification.action_required.start_work.short':
    'Tiền cho “{jobTitle}” đã được giữ. Bắt đầu trước khi thoả thuận hết hạn và tiền về lại người đăng.',
  'notification.action_required.start_work.plain':
    'Tiền cho việc của bạn đã được giữ. Bắt đầu trước khi thoả thuận hết hạn và tiền về lại người đăng.',
  'notification.action_required.revision_due.timed': 'Bằng chứng của “{jobTitle}” chờ bạn sửa. {timer}',
  'notification.action_required.revision_due.message':
    'Nộp lại bằng chứng của “{jobTitle}” trước {until}. Quá hạn, bằng chứng bị từ chối; {amount} vẫn được giữ để bạn kịp khiếu nại.',
  'notification.action_required.revision_due.short':
    'Sắp hết hạn nộp lại bằng chứng của “{jobTitle}”. Quá hạn, bằng chứng bị từ chối; tiền vẫn được giữ để bạn kịp khiếu nại.',
  'notification.action_required.revision_due.plain':
    'Sắp hết hạn nộp lại một bằng chứng. Quá hạn, bằng chứng bị từ chối; tiền vẫn được giữ để bạn kịp khiếu nại.',
  'notification.action_required.appeal_due.timed': 'Bằng chứng của “{jobTitle}” bị từ chối. {timer}',
  'notification.action_required.appeal_due.message':
    'Bằng chứng của “{jobTitle}” bị từ chối: chưa khiếu nại trước {until} thì {amount} về lại {otherName}.',
  'notification.action_required.appeal_due.short':
    'Sắp hết hạn khiếu nại về bằng chứng bị từ chối của “{jobTitle}”. Quá hạn, tiền công về lại người đăng.',
  'notification.action_required.appeal_due.plain':
    'Sắp hết hạn khiếu nại về một bằng chứng bị từ chối. Quá hạn, tiền công về lại người đăng.',
  'notification.action_required.applications_waiting.message':
    'Ứng viên của “{jobTitle}” đang chờ bạn trả lời. Chọn hoặc từ chối đều được; ở bước này bạn chưa phải trả gì.',
  'notification.action_required.applications_waiting.plain':
    'Có ứng viên đang chờ bạn trả lời. Chọn hoặc từ chối đều được; ở bước này bạn chưa phải trả gì.',
  'notification.action_required.cancel_requested.timed':
    '{otherName} muốn dừng “{jobTitle}” và đề nghị cách chia tiền đang giữ. {timer}',
  'notification.action_required.cancel_requested.message':
    '{otherName} muốn dừng “{jobTitle}” và đề nghị cách chia tiền đang giữ. Nếu bạn im lặng tới {until}, {amount} đi theo kết quả đã báo trước.',
  'notification.action_required.cancel_requested.short':
    '{otherName} muốn dừng “{jobTitle}” và đề nghị cách chia tiền đang giữ. Mời bạn đồng ý hoặc từ chối trước {until}.',
  'notification.action_required.cancel_requested.plain':
    'Bên kia muốn dừng công việc và đề nghị cách chia tiền đang giữ. Mời bạn đồng ý hoặc từ chối.',
  'notification.action_required.cancel_refused.message':
    '{otherName} không đồng ý dừng “{jobTitle}”. Công việc tiếp tục, tiền vẫn được giữ.',
  'notification.action_required.cancel_refused.plain':
    'Bên kia không đồng ý dừng. Công việc tiếp tục, tiền vẫn được giữ.',
  'notification.action_required.cancel_lapsed.message':
    'Đề nghị dừng “{jobTitle}” đã hết hạn vì không ai trả lời. Công việc tiếp tục, mọi thời hạn giữ nguyên.',
  'notification.action_required.cancel_lapsed.plain':
    'Đề nghị dừng đã hết hạn vì không ai trả lời. Công việc tiếp tục, mọi thời hạn giữ nguyên.',
  'notification.action_required.dispute_opened.timed':
    '{otherName} đã mở tranh chấp về “{jobTitle}”. {timer}',
  'notification.action_required.dispute_opened.message':
    '{otherName} đã mở tranh chấp về “{jobTitle}”. Nếu bạn im lặng tới {until}, tranh chấp được quyết định theo kết quả đã báo trước; phần đã nộp vẫn được duyệt như thường.',
  'notification.action_required.dispute_opened.short':
    '{otherName} đã mở tranh chấp về “{jobTitle}”. Mời bạn trả lời trước hạn; phần đã nộp vẫn được duyệt như thường.',
  'notification.action_required.dispute_opened.plain':
    'Bên kia đã mở tranh chấp. Mời bạn trả lời trước hạn; phần đã nộp vẫn được duyệt như thường.',
  'notification.action_required.dispute_answered.message':
    '{otherName} đã trả lời tranh chấp về “{jobTitle}”. Phần tiền đang tranh chấp được giữ tới khi hai bên đồng ý hoặc có phán quyết.',
  'notification.action_required.dispute_answered.plain':
    'Bên kia đã trả lời tranh chấp. Phần tiền đang tranh chấp được giữ tới khi hai bên đồng ý hoặc có phán quyết.',
  'notification.action_required.dispute_withdrawn.message':
    '{otherName} đã rút tranh chấp về “{jobTitle}”. Công việc tiếp tục, mọi thời hạn giữ nguyên.',
  'notification.action_required.dispute_withdrawn.plain':
    'Tranh chấp đã được rút. Công việc tiếp tục, mọi thời hạn giữ nguyên.',
  'notification.action_required.dispute_lapsed.message':
    'Tranh chấp về “{jobTitle}” đã khép lại vì quá hạn trả lời. Không có gì được quyết định: phần đã nộp theo thời gian duyệt của nó, phần chưa nộp theo hạn hoàn thành.',
  'notification.action_required.amount_lowered.message':
    'Một phần của “{jobTitle}” vừa có kết quả, nên các mức tiền đang đề nghị được giảm theo và chỉ còn tính trên phần chưa quyết định.',
  'notification.action_required.change_requested.message':
    '{otherName} muốn đổi điều khoản của “{jobTitle}”. Giá và hạn hiện tại giữ nguyên tới khi bạn đồng ý.',
  'notification.action_required.change_requested.plain':
    'Bên kia muốn đổi điều khoản. Giá và hạn hiện tại giữ nguyên tới khi bạn đồng ý.',
  'notification.action_required.job_edited.message':
    '{otherName} vừa sửa lời của “{jobTitle}” mà bạn đã ứng tuyển. Xem chỗ đã sửa; không hợp nữa thì bạn rút ứng tuyển lúc nào cũng được.',
  'notification.action_required.job_edited.short':
    'Lời của “{jobTitle}” vừa được sửa. Xem chỗ đã sửa; không hợp nữa thì bạn rút ứng tuyển lúc nào cũng được.',
  'notification.action_required.job_edited.plain':
    'Lời của một việc bạn ứng tuyển vừa được sửa. Xem chỗ đã sửa; không hợp nữa thì bạn rút ứng tuyển lúc nào cũng được.',
  'notification.action_required.job_needs_edit.message':
    '“{jobTitle}” cần sửa trước khi đăng. Xem góp ý, sửa rồi gửi lại; chưa có khoản tiền nào bị khoá.',
  'notification.action_required.job_needs_edit.plain':
    'Tin của bạn cần sửa trước khi đăng. Xem góp ý, sửa rồi gửi lại; chưa có khoản tiền nào bị khoá.',
  'notification.action_required.job_removed.message':
    '“{jobTitle}” đã bị gỡ vì vi phạm quy định. Ngân sách chưa giao đã về ví của bạn, và bạn có quyền khiếu nại.',
  'notification.action_required.job_removed.plain':
    'Một tin của bạn đã bị gỡ vì vi phạm quy định. Ngân sách chưa giao đã về ví của bạn, và bạn có quyền khiếu nại.',
  'notification.action_required.slot_closed.message':
    'Một chỗ của “{jobTitle}” vừa trống lại, nhưng ví của bạn không đủ để giữ mức hiện tại nên chỗ ấy đã đóng. Nạp thêm rồi tăng số chỗ nếu bạn vẫn cần người.',
  'notification.action_required.slot_closed.plain':
    'Một chỗ trong tin của bạn vừa trống lại, nhưng ví không đủ để giữ mức hiện tại nên chỗ ấy đã đóng. Nạp thêm rồi tăng số chỗ nếu bạn vẫn cần người.',
  'notification.action_required.fix_bank_card.message':
    'Ngân hàng không nhận được {amount}; tiền đã trở lại ví của bạn. Kiểm tra tài khoản rồi rút lại nhé.',
  'notification.action_required.fix_bank_card.plain':
    'Ngân hàng không nhận được khoản rút; tiền đã trở lại ví của bạn. Kiểm tra tài khoản rồi rút lại nhé.',
  'notification.action_required.claim_refused.message':
    'Chúng tôi chưa tìm thấy khoản {amount} bạn báo đã chuyển. Nếu có thêm thông tin, bạn báo lại ở trang Nạp tiền nhé. Lý do: {text}',
  'notification.action_required.claim_refused.plain':
    'Chúng tôi chưa tìm thấy khoản bạn báo đã chuyển. Xem lý do ở trang Nạp tiền; nếu có thêm thông tin, bạn báo lại nhé.',
  'notification.action_required.report_upheld.message': 'Bạn báo đúng. Cảm ơn bạn.',
  'notification.action_required.report_dismissed.message': 'Chúng tôi chưa thấy vi phạm quy định.',
  'notification.action_required.review_due.message':
    '“{jobTitle}” đã xong. Dành một phút đánh giá {otherName} nhé; hai bên chỉ thấy đánh giá của nhau khi cả hai đã viết hoặc hết hạn.',
  'notification.action_required.review_due.plain':
    'Một việc đã xong và đang chờ bạn đánh giá. Hai bên chỉ thấy đánh giá của nhau khi cả hai đã viết hoặc hết hạn.',
  'notification.action_required.review_hidden.message':
    'Đánh giá bạn viết về “{jobTitle}” không còn hiển thị nữa. Lý do: {text}',
  'notification.action_required.review_hidden.short':
    'Đánh giá bạn viết về “{jobTitle}” không hiển thị. Bạn xem lý do ở trang Đánh giá nhé.',
  'notification.action_required.review_hidden.plain':
    'Một đánh giá bạn viết không hiển thị. Bạn xem lý do ở trang Đánh giá nhé.',
  'notification.action_required.note_needs_answer.message':
    '{otherName} để lại ghi chú ở “{jobTitle}” và chờ bạn trả lời. Ghi chú không làm thay đổi tiền hay thời hạn.',
  'notification.action_required.note_needs_answer.plain':
    'Có ghi chú chờ bạn trả lời. Ghi chú không làm thay đổi tiền hay thời hạn.',
  'notification.action_required.verify_account.message':
    'Xác minh e-mail hoặc số điện thoại để đăng việc và rút tiền. Chỉ mất một phút.',
} as const satisfies CodeTexts<keyof typeof requestCodes>;
