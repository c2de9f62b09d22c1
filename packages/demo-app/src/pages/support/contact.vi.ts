export const contactVi = {
  'contact.lead': 'Viết cho chúng tôi. Bạn nhận mã yêu cầu ngay khi gửi, và một bản xác nhận qua e-mail.',
  'contact.name': 'Tên của bạn',
  'contact.email': 'E-mail để trả lời',
  'contact.topic': 'Chủ đề',
  'contact.topic.ACCOUNT': 'Tài khoản',
  'contact.topic.PAYMENT': 'Tiền và thanh toán',
  'contact.topic.DEAL': 'Thoả thuận và bằng chứng',
  'contact.topic.SAFETY': 'An toàn và lừa đảo',
  'contact.topic.OTHER': 'Chuyện khác',
  'contact.text': 'Nội dung',
  'contact.text.hint': 'Đừng gửi mật khẩu hay mã xác minh. Keo không bao giờ hỏi những thứ đó.',
  'contact.send': 'Gửi',
  'contact.error.name': 'Tên cần từ 2 đến 60 ký tự.',
  'contact.error.email': 'Nhập một địa chỉ e-mail đúng, ví dụ minh.anh@example.vn.',
  'contact.error.text': 'Viết ít nhất 10 ký tự để chúng tôi hiểu chuyện gì.',
  'contact.sent.title': 'Đã nhận lời nhắn của bạn',
  'contact.sent.ticket': 'Mã yêu cầu',
  'contact.sent.detail': 'Bản xác nhận đã được gửi đến {email}. Trả lời thư đó nếu bạn muốn bổ sung điều gì.',
  'contact.sent.again': 'Gửi một lời nhắn khác',
  'contact.answer.ACCOUNT':
    'Không vào được tài khoản? Trang Quên mật khẩu gửi mã đặt lại trong chưa đầy một phút.',
  'contact.answer.PAYMENT':
    'Tiền đang giữ chỉ đi theo hai hướng: sang người làm khi được duyệt, hoặc quay về người đăng khi hoàn. Nó không biến mất.',
  'contact.answer.DEAL':
    'Nhắn cho bên kia trước; đồng hồ trên thoả thuận luôn nói điều gì xảy ra nếu không ai trả lời.',
  'contact.answer.SAFETY':
    'Ai đó bảo bạn đóng tiền trước, đưa mã OTP hay chuyển sang kênh khác? Dừng lại và gửi cho chúng tôi nguyên văn tin nhắn đó.',
  'contact.answer.OTHER': 'Càng cụ thể càng nhanh: đường dẫn, giờ xảy ra, và bạn mong điều gì.',
  'contact.hours.title': 'Khi nào có trả lời',
  'contact.hours.text':
    'Bản này chạy trong phòng thử: lời nhắn được lưu lại và thư xác nhận nằm trong hộp thư đi ở trang Phòng thử.',
} as const;
