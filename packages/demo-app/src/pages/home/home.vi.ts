export const homeVi = {
  'home.title.lead': 'Việc gọn,',
  'home.title.seal': 'tiền chắc.',
  'home.lead': 'Tiền được giữ trước khi bắt đầu, và trả ngay khi việc được duyệt.',
  'home.post': 'Đăng việc',
  'home.post.question': 'Bạn cần người làm?',
  'home.signedIn.title': 'Chào {name}',
  'home.signedIn.unread_other': '{count} thông báo chưa đọc',
  'home.signedIn.noUnread': 'Không có thông báo nào đang chờ',
  'home.signedIn.balance': 'Dùng được',
  'home.signedIn.continue': 'Tiếp tục',
  'home.how.title': 'Tiền được giữ như thế nào',
  'home.how.1.title': 'Chốt điều khoản',
  'home.how.1.text':
    'Giá, hạn và bằng chứng phải nộp được viết ra trước. Cả hai bên bấm đồng ý trên cùng một bản.',
  'home.how.1.picture': 'Một tờ thoả thuận có hai vòng nối vào nhau',
  'home.how.2.title': 'Giữ tiền',
  'home.how.2.text': 'Tiền rời số dư của người đăng và nằm yên. Từ lúc này không bên nào tự lấy được.',
  'home.how.2.picture': 'Con dấu đỏ đóng lên số tiền đang giữ',
  'home.how.3.title': 'Duyệt và trả',
  'home.how.3.text':
    'Bằng chứng được duyệt thì tiền sang người làm. Hết giờ mà không ai trả lời, việc tự được duyệt.',
  'home.how.3.picture': 'Thanh tiền: phần đã trả màu xanh, phần đang giữ gạch chéo',
  'home.side.title': 'Bạn ở phía nào?',
  'home.side.authors': 'Tôi cần việc xong',
  'home.side.workers': 'Tôi nhận việc',
  'home.authors.1.title': 'Chỉ trả cho việc bạn duyệt',
  'home.authors.1.text':
    'Bạn liệt kê bằng chứng cần có: ảnh, tệp, mô tả. Thiếu thì yêu cầu sửa; huỷ trước khi bắt đầu thì hoàn đủ, cả phí.',
  'home.authors.2.title': 'Biết tổng trước khi bấm',
  'home.authors.2.text':
    'Phí 5% hiện ngay cạnh giá. Ví dụ việc 900,000đ, tổng giữ là 945,000đ, không có dòng nào thêm sau đó.',
  'home.authors.3.title': 'Không bị bỏ giữa chừng',
  'home.authors.3.text':
    'Quá hạn mà chưa nộp gì, thoả thuận tự hết hạn và phần chưa trả quay về số dư của bạn.',
  'home.workers.1.title': 'Tiền có sẵn trước khi bạn làm',
  'home.workers.1.text':
    'Bạn chỉ bắt đầu khi thoả thuận đã đóng dấu giữ tiền. Không phải đi đòi, không phải chờ thiện chí.',
  'home.workers.2.title': 'Số về tay, không phải số trên giấy',
  'home.workers.2.text': 'Mỗi việc ghi số bạn thật sự nhận sau phí. Ví dụ giá 35,000đ, về tay 31,500đ.',
  'home.workers.3.title': 'Im lặng không giữ được tiền',
  'home.workers.3.text':
    'Người đăng không trả lời trong giờ duyệt, bằng chứng tự được duyệt và tiền về với bạn.',
} as const;
