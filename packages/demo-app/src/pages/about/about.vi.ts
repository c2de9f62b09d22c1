export const aboutVi = {
  'about.lead':
    '“Kèo” là một lời hẹn làm ăn. “Keo” là thứ giữ hai mảnh lại với nhau. Chúng tôi làm cái ở giữa.',
  'about.why.title': 'Vì sao có Keo',
  'about.why.1':
    'Người làm tự do ở Việt Nam mất công nhất không phải lúc làm, mà lúc đòi tiền. Người thuê thì sợ nhất là trả rồi mà việc không xong.',
  'about.why.2':
    'Hai nỗi sợ ấy cùng một gốc: tiền và việc không nằm cùng một chỗ. Keo đặt chúng cạnh nhau. Tiền được giữ trước, bằng chứng được nộp vào đúng nơi, và đồng hồ luôn nói trước điều gì sẽ xảy ra.',
  'about.how.title': 'Ba điều chúng tôi giữ',
  'about.how.1.title': 'Không có trạng thái mơ hồ',
  'about.how.1.text':
    'Mỗi khoản tiền luôn ở một trong ba chỗ: dùng được, đang giữ, đang rút. Bạn hỏi lúc nào cũng có câu trả lời.',
  'about.how.2.title': 'Mọi đồng hồ nói ra kết cục',
  'about.how.2.text': 'Không có “vui lòng chờ”. Chỉ có “còn 5 giờ, sau đó tự duyệt và trả 2,500,000đ”.',
  'about.how.3.title': 'Một luật cho cả hai bên',
  'about.how.3.text':
    'Cùng một bộ quy tắc quyết định trên máy chủ và hiện ra trên màn hình. Không bên nào có nút bí mật.',
  'about.who.title': 'Ai đứng sau',
  'about.who.text':
    'Keo là phần mềm mã nguồn mở theo giấy phép MIT: ai cũng có thể đọc, chạy và kiểm tra. Người vận hành bản bạn đang dùng là bên chịu trách nhiệm với bạn; hỏi họ ở trang Liên hệ.',
  'about.sandbox':
    'Bản này chạy trong phòng thử. Nó dùng tiền giả lập và không phải là một dịch vụ thanh toán.',
  'about.join': 'Tạo tài khoản',
  'about.contact': 'Liên hệ',
} as const;
