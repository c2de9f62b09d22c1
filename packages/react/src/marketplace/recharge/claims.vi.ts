export const claimsVi = {
  'suspense.title': 'Đang kiểm tra',
  'suspense.reason.USED_CODE': 'Chuyển lần nữa cùng mã {code}',
  'suspense.reason.CANCELLED': 'Chuyển sau khi mã {code} đã huỷ',
  'suspense.reason.TOO_LATE': 'Chuyển khi mã {code} đã quá 24 giờ',
  'suspense.reason.CLAIMED': 'Bạn báo đã chuyển',
  'suspense.state.OPEN': 'Đang kiểm tra',
  'suspense.state.MATCHED': 'Đã vào ví',
  'suspense.state.REFUSED': 'Không tìm thấy',
  'suspense.next.kept':
    'Tiền đã tới và được giữ nguyên cho bạn. Chúng tôi xem từng khoản và trả lời trước {time}.',
  'suspense.next.claimed': 'Chúng tôi đối chiếu với sao kê ngân hàng và trả lời trước {time}.',
  'suspense.next.overdue':
    'Chúng tôi trả lời chậm hơn đã hẹn, xin lỗi bạn. Khoản này vẫn đang được kiểm tra.',
  'suspense.next.MATCHED': 'Chúng tôi đã tìm thấy khoản này, tiền đã vào ví của bạn.',
  'suspense.next.REFUSED':
    'Chúng tôi không tìm thấy khoản này. Nếu có thêm thông tin, bạn báo lại bên dưới. Lý do: {refusal}',
  'claim.open': 'Đã chuyển mà chưa thấy tiền?',
  'claim.title': 'Báo khoản đã chuyển',
  'claim.lead':
    'Bạn điền theo biên lai trong ứng dụng ngân hàng. Chúng tôi đối chiếu với sao kê rồi trả lời bạn trong một ngày làm việc.',
  'claim.amount': 'Số tiền đã chuyển',
  'claim.sentAt': 'Thời điểm chuyển',
  'claim.sentAt.hint': 'Giờ Việt Nam, đúng như trên biên lai.',
  'claim.reference': 'Mã giao dịch của ngân hàng',
  'claim.reference.hint': 'Thường bắt đầu bằng FT, nằm trên biên lai.',
  'claim.note': 'Điều cần nói thêm',
  'claim.note.hint': 'Ví dụ tên chủ tài khoản đã chuyển, hay nội dung bạn đã ghi.',
  'claim.picture': 'Ảnh biên lai',
  'claim.picture.hint': 'Một ảnh JPEG, PNG hoặc WebP, tối đa {max} MB.',
  'claim.optional': 'không bắt buộc',
  'claim.error.amount': 'Nhập số tiền từ {min} đến {max}.',
  'claim.error.sentAt': 'Chọn thời điểm trong 90 ngày gần đây, không ở tương lai.',
  'claim.error.tooLong': 'Viết tối đa {max} ký tự.',
  'claim.kept': 'Những gì bạn đã điền lần trước vẫn còn đây. Nếu có ảnh biên lai, bạn chọn lại nhé.',
  'claim.unsure':
    'Chưa rõ khoản báo đã tới chúng tôi hay chưa. Bạn bấm gửi lại nhé, chúng tôi chỉ ghi nhận một lần.',
  'claim.arrived':
    'Khoản bạn gửi lần trước đã tới, bạn xem ở mục Đang kiểm tra. Nếu vẫn muốn báo thêm khoản này, hãy bấm gửi lần nữa.',
  'claim.submit': 'Gửi',
  'claim.close': 'Đóng',
  'claim.sent': 'Đã nhận khoản {amount} bạn báo',
  'claim.sent.detail':
    'Chúng tôi đối chiếu với sao kê ngân hàng và trả lời trước {time}. Có kết quả, bạn sẽ nhận được thông báo.',
  'claim.again': 'Báo khoản khác',
} as const;
