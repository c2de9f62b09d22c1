import type { LegalDocument } from './legal-document.ts';

export const privacyVi: LegalDocument = {
  lead: 'Trang này nói Keo biết gì về bạn, vì sao, giữ bao lâu và bạn có thể yêu cầu gì. Chúng tôi không bán dữ liệu và không có quảng cáo theo dõi.',
  updated: 'Có hiệu lực từ 20/11/2026',
  contents: 'Mục lục',
  plainWords: 'Nói gọn lại',
  print: 'In trang này',
  sections: [
    {
      id: 'what',
      title: 'Keo lưu những gì',
      clauses: [
        'Bạn cung cấp: tên đăng nhập, tên hiển thị, e-mail hoặc số điện thoại, phần giới thiệu nếu bạn viết.',
        'Phát sinh khi dùng: thông báo, số dư, các thoả thuận và bằng chứng khi những phần đó hoạt động, nhật ký các bước để hai bên đối chiếu.',
        'Để bảo vệ tài khoản: tên thiết bị rút gọn, giờ đăng nhập và giờ dùng lần cuối.',
        'Mật khẩu chỉ được lưu dưới dạng băm argon2id; không ai ở Keo đọc được nó.',
      ],
      plain: 'Chỉ những gì cần để bạn đăng nhập, làm việc và đối chiếu được với nhau.',
    },
    {
      id: 'browser',
      title: 'Trong trình duyệt của bạn',
      clauses: [
        'Cookie đăng nhập (token, refreshToken, domain) sống 7 ngày, chỉ dùng trên chính trang này. Cookie callbackUrl sống 1 giờ và nhớ nơi bạn muốn quay lại sau khi đăng nhập.',
        'Bộ nhớ cục bộ giữ lựa chọn ngôn ngữ và giao diện sáng tối.',
        'Chỉ khi bạn chọn “Ghi nhớ trên thiết bị này”, thông tin đăng nhập được mã hoá bằng khoá không thể xuất ra khỏi trình duyệt, và bị xoá khi bạn đăng xuất.',
        'Keo không dùng cookie của bên thứ ba và không nhúng mã theo dõi.',
      ],
      plain: 'Vài cookie để bạn ở lại trong phiên đăng nhập, không có cookie để theo dõi bạn.',
    },
    {
      id: 'why',
      title: 'Dùng vào việc gì',
      clauses: [
        'Thực hiện thoả thuận bạn tham gia: đăng nhập, thông báo, giữ và trả tiền, giải quyết khiếu nại.',
        'Bảo vệ bạn và người khác: chặn đoán mật khẩu, phát hiện mẫu lừa đảo, giới hạn tần suất.',
        'Tuân theo pháp luật về kế toán, thuế và phòng chống rửa tiền khi có tiền thật.',
      ],
      plain: 'Để Keo chạy đúng và an toàn. Không để bán, không để chấm điểm bạn với bên ngoài.',
    },
    {
      id: 'who',
      title: 'Ai nhìn thấy',
      clauses: [
        'Mọi người: tên hiển thị, tên đăng nhập, ảnh, giới thiệu, các dấu xác minh và ngày tham gia.',
        'Bên kia trong một thoả thuận: những gì bạn nộp và nhắn trong thoả thuận đó.',
        'Nhà cung cấp gửi thư, tin nhắn và thanh toán: đúng phần cần để gửi hoặc chuyển. Trong phòng thử, không có gì rời khỏi máy chủ.',
        'Cơ quan có thẩm quyền: khi có yêu cầu hợp pháp bằng văn bản.',
      ],
      plain: 'E-mail và số điện thoại của bạn không hiện công khai.',
    },
    {
      id: 'how-long',
      title: 'Giữ bao lâu',
      clauses: [
        'Phiên đăng nhập kết thúc khi bạn đăng xuất hoặc sau 7 ngày không dùng. Mã xác minh hết hạn sau 10 phút.',
        'Thông báo trên thiết bị được dọn sau 30 ngày; thiết bị chỉ giữ 100 thông báo mới nhất.',
        'Chứng từ về tiền được giữ theo thời hạn luật kế toán. Khi bạn đóng tài khoản trong Cài đặt, tên, ảnh và phần giới thiệu bị xoá; tên đăng nhập, e-mail và số điện thoại được giữ để không ai mạo danh bạn và để trả lại tiền đến muộn.',
      ],
      plain: 'Những gì không còn lý do để giữ thì không giữ.',
    },
    {
      id: 'rights',
      title: 'Quyền của bạn',
      clauses: [
        'Xem, sửa, nhận bản sao dữ liệu của mình; rút lại sự đồng ý; yêu cầu xoá hoặc hạn chế xử lý.',
        'Đăng xuất từng thiết bị, đổi mật khẩu, tải dữ liệu của mình và đóng tài khoản trong Cài đặt.',
        'Khiếu nại với chúng tôi ở trang Liên hệ, hoặc với cơ quan bảo vệ dữ liệu cá nhân. Chúng tôi trả lời trong 72 giờ làm việc.',
      ],
      plain: 'Dữ liệu về bạn là của bạn. Cứ hỏi, chúng tôi trả lời.',
    },
    {
      id: 'security',
      title: 'Bảo vệ thế nào',
      clauses: [
        'Mã truy cập sống 15 phút và tự đổi; mã làm mới bị dùng lại sẽ khoá cả phiên.',
        'Nhật ký máy chủ che mật khẩu, mã và token. Mỗi mã chỉ được thử 5 lần.',
        'Nếu có sự cố ảnh hưởng đến dữ liệu của bạn, chúng tôi báo trong vòng 72 giờ kể từ khi biết.',
      ],
      plain: 'Chúng tôi giả định điều xấu có thể xảy ra, và chuẩn bị trước.',
    },
  ],
};
