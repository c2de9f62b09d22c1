/**
 * The title of each code, and what its logs mean for their reader: what happened, what comes next, and whose money it
 * is. `.timed` adds the sentence of the timer that a log warns of, `{timer}`. Of several alike `.many` is said: `{otherName}` holds all names, `{amount}` the sum, `{until}` the first deadline.
 * `.message` is used when every place in it can be filled, else `.short`, else `.plain`, which has none. A reason or a
 * side (`.author`, `.worker`) has its own sentence where the general one would not be exact.
 */
export const dealSentencesVi = {
  'notification.job_created.title': 'Việc mới đã đăng',
  'notification.job_created.plain': 'Một việc vừa được đăng.',
  'notification.job_created.author.message':
    '“{jobTitle}” đã lên chợ việc. Có người quan tâm là chúng tôi báo bạn ngay.',
  'notification.job_created.author.plain':
    'Việc của bạn đã lên chợ việc. Có người quan tâm là chúng tôi báo bạn ngay.',
  'notification.job_created.worker.message':
    '{otherName} vừa đăng “{jobTitle}”, hợp với bạn. Xem sớm để kịp nhận.',
  'notification.job_created.worker.short': '“{jobTitle}” vừa được đăng, hợp với bạn. Xem sớm để kịp nhận.',
  'notification.job_created.worker.plain': 'Có việc mới hợp với bạn. Xem sớm để kịp nhận.',

  'notification.job_application_received.title': 'Có người ứng tuyển',
  'notification.job_application_received.many':
    '{otherName} muốn làm “{jobTitle}”. Bạn có {count} hồ sơ để so sánh; ở bước này bạn chưa phải trả gì.',
  'notification.job_application_received.message':
    '{otherName} muốn làm “{jobTitle}”. Xem hồ sơ rồi trả lời nhé; ở bước này bạn chưa phải trả gì.',
  'notification.job_application_received.short':
    'Có người muốn làm “{jobTitle}”. Xem hồ sơ rồi trả lời nhé; ở bước này bạn chưa phải trả gì.',
  'notification.job_application_received.plain':
    'Có người muốn làm việc bạn đăng. Xem hồ sơ rồi trả lời nhé; ở bước này bạn chưa phải trả gì.',

  'notification.application_accepted.title': 'Ứng tuyển được chấp nhận',
  'notification.application_accepted.message':
    '{otherName} đã chọn bạn cho “{jobTitle}”. Mở ra xem bước tiếp theo, và chỉ bắt tay vào làm khi tiền đã được giữ.',
  'notification.application_accepted.short':
    'Bạn đã được chọn cho “{jobTitle}”. Mở ra xem bước tiếp theo, và chỉ bắt tay vào làm khi tiền đã được giữ.',
  'notification.application_accepted.plain':
    'Bạn đã được chọn. Mở ra xem bước tiếp theo, và chỉ bắt tay vào làm khi tiền đã được giữ.',

  'notification.application_rejected.title': 'Ứng tuyển chưa được chọn',
  'notification.application_rejected.message':
    '“{jobTitle}” lần này chọn người khác. {otherName} nhắn: “{text}”',
  'notification.application_rejected.short':
    '“{jobTitle}” lần này chọn người khác hoặc đã đóng. Bạn không mất gì, còn nhiều việc đang chờ bạn.',
  'notification.application_rejected.plain':
    'Ứng tuyển của bạn lần này chưa được chọn. Bạn không mất gì, còn nhiều việc đang chờ bạn.',

  'notification.application_cancelled.title': 'Người làm đã rút ứng tuyển',
  'notification.application_cancelled.many':
    '{count} người đã rút ứng tuyển “{jobTitle}”: {otherName}. Bạn không mất gì, các hồ sơ khác vẫn như cũ.',
  'notification.application_cancelled.message':
    '{otherName} đã rút ứng tuyển “{jobTitle}”. Bạn không mất gì, các hồ sơ khác vẫn như cũ.',
  'notification.application_cancelled.short':
    'Một người đã rút ứng tuyển “{jobTitle}”. Bạn không mất gì, các hồ sơ khác vẫn như cũ.',
  'notification.application_cancelled.plain':
    'Một người đã rút ứng tuyển. Bạn không mất gì, các hồ sơ khác vẫn như cũ.',

  'notification.collaboration_started.title': 'Bắt đầu hợp tác',
  'notification.collaboration_started.many':
    '{otherName} đã bắt đầu {count} phần việc của “{jobTitle}”. Tiền của bạn vẫn được giữ, chỉ được trả khi bằng chứng được duyệt.',
  'notification.collaboration_started.message':
    '{otherName} đã bắt đầu làm “{jobTitle}”. Tiền của bạn vẫn được giữ, chỉ được trả khi bằng chứng được duyệt.',
  'notification.collaboration_started.short':
    '“{jobTitle}” đã bắt đầu. Tiền vẫn được giữ, chỉ được trả khi bằng chứng được duyệt.',
  'notification.collaboration_started.plain':
    'Công việc đã bắt đầu. Tiền vẫn được giữ, chỉ được trả khi bằng chứng được duyệt.',

  'notification.task_completed.title': 'Công việc đã hoàn thành',
  'notification.task_completed.plain':
    'Công việc đã hoàn thành và tiền công đã được trả. Mời hai bên đánh giá nhau.',
  'notification.task_completed.author.many':
    '{count} phần việc của “{jobTitle}” đã hoàn thành. Tiền công đã chuyển cho {otherName}; bạn viết đôi lời đánh giá nhé.',
  'notification.task_completed.author.message':
    '“{jobTitle}” đã hoàn thành. Tiền công đã chuyển cho {otherName}; bạn viết đôi lời đánh giá nhé.',
  'notification.task_completed.author.short':
    '“{jobTitle}” đã hoàn thành. Tiền công đã chuyển cho người làm; bạn viết đôi lời đánh giá nhé.',
  'notification.task_completed.author.plain':
    'Việc bạn giao đã hoàn thành. Tiền công đã chuyển cho người làm; bạn viết đôi lời đánh giá nhé.',
  'notification.task_completed.worker.message':
    'Bạn đã hoàn thành “{jobTitle}”. Tiền công đã vào ví của bạn; bạn viết đôi lời về {otherName} nhé.',
  'notification.task_completed.worker.short': 'Bạn đã hoàn thành “{jobTitle}”. Tiền công đã vào ví của bạn.',
  'notification.task_completed.worker.plain': 'Bạn đã hoàn thành một việc. Tiền công đã vào ví của bạn.',

  'notification.deal_proposal_created.title': 'Đề xuất thoả thuận mới',
  'notification.deal_proposal_created.many':
    '{count} đề xuất cho “{jobTitle}”: {otherName}. Đồng ý, trả giá hay từ chối đều được; chưa ai phải trả gì.',
  'notification.deal_proposal_created.message':
    '{otherName} đề xuất {amount} cho “{jobTitle}”. Bạn có thể đồng ý, trả giá hoặc từ chối; chưa ai phải trả gì lúc này.',
  'notification.deal_proposal_created.short':
    '{otherName} gửi đề xuất cho “{jobTitle}”. Bạn có thể đồng ý, trả giá hoặc từ chối; chưa ai phải trả gì lúc này.',
  'notification.deal_proposal_created.plain':
    'Bạn nhận được một đề xuất. Bạn có thể đồng ý, trả giá hoặc từ chối; chưa ai phải trả gì lúc này.',

  'notification.deal_proposal_updated.title': 'Đề xuất thoả thuận đã thay đổi',
  'notification.deal_proposal_updated.message':
    '{otherName} đã sửa đề xuất cho “{jobTitle}”. Mọi thứ giữ nguyên cho tới khi bạn đồng ý.',
  'notification.deal_proposal_updated.short':
    'Đề xuất cho “{jobTitle}” đã thay đổi. Mọi thứ giữ nguyên cho tới khi bạn đồng ý.',
  'notification.deal_proposal_updated.plain':
    'Một đề xuất đã thay đổi. Mọi thứ giữ nguyên cho tới khi bạn đồng ý.',

  'notification.deal_proposal_updated.change_requested.message':
    '{otherName} đề nghị thay đổi “{jobTitle}”. Công việc vẫn tiếp tục; chỉ đổi khi bạn đồng ý.',
  'notification.deal_proposal_updated.change_refused.message':
    '{otherName} không đồng ý thay đổi “{jobTitle}”. Điều khoản cũ giữ nguyên.',
  'notification.deal_proposal_updated.change_withdrawn.message':
    '{otherName} đã rút đề nghị thay đổi “{jobTitle}”. Điều khoản cũ giữ nguyên.',
  'notification.deal_proposal_updated.deal_mended.message':
    'Keo đã sửa lại số tiền của thoả thuận “{jobTitle}”: các phần nay cộng lại đúng bằng giá hai bên đã chốt. Không ai phải trả thêm.',
  'notification.deal_proposal_updated.deal_mended.plain':
    'Keo đã sửa lại số tiền của một thoả thuận: các phần nay cộng lại đúng bằng giá hai bên đã chốt. Không ai phải trả thêm.',
  'notification.deal_proposal_updated.deal_mended_by_author.message':
    'Keo đã sửa lại số tiền của thoả thuận “{jobTitle}”: {amount} tiền công còn thiếu nay đã được giữ đủ cho bạn.',
  'notification.deal_proposal_updated.deal_mended_by_author.plain':
    'Keo đã sửa lại số tiền của một thoả thuận: phần còn thiếu nay đã được giữ đủ.',
  'notification.deal_proposal_updated.deal_mended_by_author.author.message':
    'Keo đã sửa lại số tiền của thoả thuận “{jobTitle}”: {amount} còn thiếu đã được giữ thêm từ ví của bạn, đúng như hai bên đã chốt.',
  'notification.deal_proposal_updated.deal_mended_by_keo.message':
    'Keo đã sửa lại số tiền của thoả thuận “{jobTitle}” và tự bù {amount} còn thiếu. Không ai phải trả thêm.',
  'notification.deal_proposal_updated.deal_mended_by_keo.plain':
    'Keo đã sửa lại số tiền của một thoả thuận và tự bù phần còn thiếu. Không ai phải trả thêm.',
  'notification.deal_accepted.title': 'Điều khoản được chấp nhận',
  'notification.deal_accepted.change_agreed.message':
    '{otherName} đồng ý thay đổi “{jobTitle}”. Điều khoản mới có hiệu lực, tiền thêm đã được giữ.',

  'notification.deal_accepted.many': '{count} đề xuất cho “{jobTitle}” đã được đồng ý: {otherName}.',
  'notification.deal_accepted.message':
    '{otherName} đã đồng ý điều khoản của “{jobTitle}”. Việc chỉ bắt đầu khi tiền đã được giữ.',
  'notification.deal_accepted.short':
    'Điều khoản của “{jobTitle}” đã được đồng ý. Việc chỉ bắt đầu khi tiền đã được giữ.',
  'notification.deal_accepted.plain': 'Điều khoản đã được đồng ý. Việc chỉ bắt đầu khi tiền đã được giữ.',
  'notification.deal_accepted.author.message':
    '{otherName} đã đồng ý điều khoản của “{jobTitle}”. Nếu chưa giữ tiền, bạn hãy giữ để việc bắt đầu; tiền vẫn là của bạn tới khi bằng chứng được duyệt.',
  'notification.deal_accepted.author.short':
    'Điều khoản của “{jobTitle}” đã được đồng ý. Nếu chưa giữ tiền, bạn hãy giữ để việc bắt đầu.',
  'notification.deal_accepted.author.plain':
    'Điều khoản đã được đồng ý. Nếu chưa giữ tiền, bạn hãy giữ để việc bắt đầu.',

  'notification.deal_approved.title': 'Thoả thuận đã duyệt, tiền đã được giữ',
  'notification.deal_approved.message':
    '{otherName} đã giữ {amount} cho “{jobTitle}”. Bạn bắt đầu được rồi; số tiền này chờ bạn tới khi bằng chứng được duyệt.',
  'notification.deal_approved.short':
    '{otherName} đã giữ tiền cho “{jobTitle}”. Bạn bắt đầu được rồi; tiền chờ bạn tới khi bằng chứng được duyệt.',
  'notification.deal_approved.plain':
    'Tiền cho việc của bạn đã được giữ. Bạn bắt đầu được rồi; tiền chờ bạn tới khi bằng chứng được duyệt.',

  'notification.deal_cancelled.title': 'Thoả thuận đã huỷ',
  'notification.deal_cancelled.plain':
    'Một thoả thuận đã huỷ. Khoản nào đã trả, khoản nào hoàn lại đều ghi rõ trong ví.',
  'notification.deal_cancelled.author.message':
    'Thoả thuận “{jobTitle}” với {otherName} đã huỷ. Tiền đã giữ mà không phải trả vẫn là của bạn, ví ghi rõ từng khoản.',
  'notification.deal_cancelled.author.plain':
    'Một thoả thuận đã huỷ. Tiền đã giữ mà không phải trả vẫn là của bạn, ví ghi rõ từng khoản.',
  'notification.deal_cancelled.worker.message':
    'Thoả thuận “{jobTitle}” với {otherName} đã huỷ. Phần tiền công đã trả cho bạn vẫn là của bạn.',
  'notification.deal_cancelled.worker.plain':
    'Một thoả thuận đã huỷ. Phần tiền công đã trả cho bạn vẫn là của bạn.',
} as const;
