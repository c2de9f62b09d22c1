import type { NotificationCode } from './notification-codes.ts';
import type { ActionUrl } from './to-notification.ts';

/** For tests: titles and link of each code, copied from the specification and not from the product. */
export const specifiedCodes: Record<NotificationCode, readonly [vi: string, en: string, link: ActionUrl]> = {
  JOB_CREATED: ['Việc mới đã đăng', 'Job posted', '/dashboard'],
  JOB_APPLICATION_RECEIVED: ['Có người ứng tuyển', 'New application received', '/dashboard/my-jobs'],
  APPLICATION_ACCEPTED: ['Ứng tuyển được chấp nhận', 'Application accepted', '/dashboard'],
  APPLICATION_REJECTED: ['Ứng tuyển chưa được chọn', 'Application not selected', '/dashboard'],
  APPLICATION_CANCELLED: ['Người làm đã rút ứng tuyển', 'Application withdrawn', '/dashboard'],
  COLLABORATION_STARTED: ['Bắt đầu hợp tác', 'Collaboration started', '/dashboard'],
  TASK_COMPLETED: ['Công việc đã hoàn thành', 'Task completed', '/dashboard'],
  DEAL_PROPOSAL_CREATED: ['Đề xuất thoả thuận mới', 'New deal proposal', '/dashboard/my-tasks'],
  DEAL_PROPOSAL_UPDATED: ['Đề xuất thoả thuận đã thay đổi', 'Deal proposal updated', '/dashboard/my-tasks'],
  DEAL_ACCEPTED: ['Điều khoản được chấp nhận', 'Deal terms accepted', '/dashboard/my-tasks'],
  DEAL_APPROVED: [
    'Thoả thuận đã duyệt, tiền đã được giữ',
    'Deal approved, funds secured',
    '/dashboard/my-tasks',
  ],
  DEAL_CANCELLED: ['Thoả thuận đã huỷ', 'Deal cancelled', '/dashboard/my-tasks'],
  PAYMENT_PROCESSED: ['Thanh toán đã xử lý', 'Payment processed', '/dashboard/wallet'],
  PROOF_CONDITIONS_SUBMITTED: [
    'Yêu cầu bằng chứng đã được gửi',
    'Proof conditions submitted',
    '/dashboard/my-tasks',
  ],
  PROOF_EVIDENCE_SUBMITTED: [
    'Bằng chứng đang chờ bạn duyệt',
    'Evidence submitted for review',
    '/dashboard/my-tasks',
  ],
  PROOF_UPLOADED: ['Bằng chứng vừa được tải lên', 'Proof uploaded', '/dashboard/my-tasks'],
  PROOF_APPROVED: ['Bằng chứng được duyệt', 'Proof approved', '/dashboard/my-tasks'],
  PROOF_REJECTED: ['Bằng chứng bị từ chối', 'Proof rejected', '/dashboard/my-tasks'],
  PROOF_REVISION_REQUESTED: ['Cần chỉnh sửa bằng chứng', 'Revision requested', '/dashboard/my-tasks'],
  ALL_PROOFS_APPROVED: ['Tất cả bằng chứng đã được duyệt', 'All proofs approved', '/dashboard/my-tasks'],
  JOB_EXPIRED: ['Tin đăng đã hết hạn', 'Job expired', '/dashboard'],
  DEAL_EXPIRED_FOR_AUTHOR: ['Thoả thuận của bạn đã hết hạn', 'Your deal has expired', '/dashboard/my-tasks'],
  DEAL_EXPIRED_FOR_WORKER: ['Việc bạn nhận đã hết hạn', 'A task you took has expired', '/dashboard/my-tasks'],
  DEAL_DEADLINE_REMINDER: ['Sắp đến hạn hoàn thành', 'Deadline approaching', '/dashboard/my-tasks'],
  PROOF_AUTO_APPROVED_FOR_AUTHOR: [
    'Bằng chứng đã được duyệt tự động',
    'Proof auto-approved for you',
    '/dashboard/my-tasks',
  ],
  PROOF_AUTO_APPROVED_FOR_WORKER: [
    'Bằng chứng của bạn được duyệt tự động',
    'Your proof was auto-approved',
    '/dashboard/my-tasks',
  ],
  NEW_MESSAGE: ['Tin nhắn mới', 'New message', '/dashboard'],
  UNREAD_COUNT_UPDATE: ['Cập nhật số chưa đọc', 'Unread count updated', '/dashboard'],
  MESSAGES_MARKED_READ: ['Đã đánh dấu đã đọc', 'Messages marked as read', '/dashboard'],
  PARTICIPANT_READ_MESSAGES: ['Đối phương đã xem tin nhắn', 'Your messages were read', '/dashboard'],
  URGENT_REVIEW_REQUIRED: ['Khẩn: cần bạn xem xét ngay', 'Urgent: your review is required', '/dashboard'],
  URGENT_PROOF_REVIEW_NEEDED: [
    'Khẩn: bằng chứng sắp tự duyệt',
    'Urgent: proof needs your review',
    '/dashboard/my-tasks',
  ],
  ACTION_REQUIRED: ['Cần bạn thực hiện', 'Action required', '/dashboard'],
  JOB_OPPORTUNITY_ENHANCED: [
    'Việc bạn quan tâm vừa hấp dẫn hơn',
    'An opportunity just got better',
    '/dashboard',
  ],
};
