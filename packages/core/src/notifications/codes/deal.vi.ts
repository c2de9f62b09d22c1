import type { CodeTexts } from './code-texts.ts';
import type { dealCodes } from './deal.codes.ts';

export const dealTextsVi = {
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

  'notification.deal_note.message': '{otherName} ghi chú: {text}',
} as const satisfies CodeTexts<Exclude<keyof typeof dealCodes, 'DEAL_NOTE'>> & {
  'notification.deal_note.message': string;
};
