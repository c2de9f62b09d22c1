import type { LegalDocument } from './legal-document.ts';

export const termsVi: LegalDocument = {
  lead: 'Đây là thoả thuận giữa bạn và người vận hành bản Keo mà bạn đang dùng (sau đây gọi là Keo). Bên cạnh mỗi điều là lời giải thích ngắn; khi có khác biệt, phần điều khoản có giá trị.',
  updated: 'Có hiệu lực từ 20/11/2026',
  contents: 'Mục lục',
  plainWords: 'Nói gọn lại',
  print: 'In trang này',
  sections: [
    {
      id: 'keo',
      title: 'Keo là gì và không là gì',
      clauses: [
        'Keo là nơi người đăng việc và người nhận việc gặp nhau, chốt điều khoản và giao nhận công việc.',
        'Keo không phải là người sử dụng lao động của người nhận việc, không phải là bên mua công việc và không bảo đảm kết quả thay cho ai.',
        'Thoả thuận về công việc là giữa người đăng và người nhận. Keo giữ tiền, ghi lại mọi bước và áp dụng đúng những quy tắc hai bên đã đồng ý.',
      ],
      plain:
        'Chúng tôi là cái bàn hai bên ngồi vào, kèm một chiếc két. Chúng tôi không làm thay và không thuê ai.',
    },
    {
      id: 'account',
      title: 'Tài khoản',
      clauses: [
        'Bạn cần đủ 18 tuổi, hoặc từ 15 đến dưới 18 tuổi và có người giám hộ đồng ý.',
        'Một người dùng một tài khoản cho cả hai vai, đăng việc và nhận việc.',
        'Bạn chịu trách nhiệm giữ mật khẩu và mã xác minh. Keo không bao giờ hỏi mật khẩu hay mã qua điện thoại, tin nhắn hoặc trò chuyện.',
        'Bạn có thể xem và đăng xuất từng thiết bị trong mục Cài đặt bất cứ lúc nào.',
      ],
      plain: 'Mỗi người một tài khoản. Không đưa mã cho ai, kể cả người tự xưng là Keo.',
    },
    {
      id: 'posting',
      title: 'Đăng việc và nhận việc',
      clauses: [
        'Tin đăng phải nói rõ việc cần làm, giá, thời hạn và bằng chứng cần nộp.',
        'Không được yêu cầu người nhận việc đóng tiền trước, đặt cọc, cho mượn tài khoản, đưa mã OTP, mua hàng rồi hoàn tiền, hay viết đánh giá giả.',
        'Keo có thể tạm ẩn một tin để kiểm tra. Tin bị gỡ sẽ kèm lý do.',
      ],
      plain: 'Ai bảo bạn nộp tiền trước để nhận việc thì đó là lừa đảo. Báo cho chúng tôi ngay.',
    },
    {
      id: 'holding',
      title: 'Giữ tiền',
      clauses: [
        'Khi điều khoản được hai bên chấp nhận, người đăng giữ toàn bộ giá và phí của mình. Người nhận chỉ bắt đầu khi tiền đã được giữ.',
        'Tiền đang giữ chỉ ra khỏi trạng thái giữ theo một trong các cách: bằng chứng được duyệt, tự duyệt khi hết giờ, huỷ theo thoả thuận, hết hạn, hoặc kết quả khiếu nại.',
        'Keo không dùng tiền đang giữ vào bất kỳ việc gì khác và không trả lãi cho khoản đó.',
      ],
      plain: 'Tiền đã đóng dấu thì nằm yên. Không bên nào, kể cả Keo, tự ý lấy ra.',
    },
    {
      id: 'review',
      title: 'Bằng chứng và giờ duyệt',
      clauses: [
        'Người nhận nộp bằng chứng theo danh sách đã chốt. Người đăng duyệt, yêu cầu sửa, hoặc từ chối bằng cách nêu rõ điều chưa đạt. Từ chối quá số lượt thông thường thì mở một tranh chấp về phần đó.',
        'Giờ duyệt là 72 giờ với việc nhanh và 120 giờ với dự án, trừ khi hai bên chọn khác. Hết giờ mà không có trả lời, bằng chứng được tự duyệt và tiền được trả.',
        'Người nhận có 72 giờ để khiếu nại một lần từ chối; trong lúc đó tiền vẫn được giữ.',
      ],
      plain: 'Im lặng nghĩa là đồng ý. Đồng hồ trên màn hình luôn nói trước điều gì sẽ xảy ra khi hết giờ.',
    },
    {
      id: 'fees',
      title: 'Phí',
      clauses: [
        'Người đăng trả thêm 5% giá việc, tối đa 500,000đ cho mỗi thoả thuận; tối thiểu 100đ mỗi suất với việc nhanh và 5,000đ với dự án.',
        'Người nhận trả 10% phần tiền thực nhận; mức này giảm còn 8%, 6% rồi 5% khi tổng thu nhập 90 ngày vượt 5, 20 và 60 triệu đồng.',
        'Cả hai con số hiện ra trước khi bạn bấm đồng ý. Khi kết thúc, người đăng chỉ chịu phí trên số đã thật sự trả, kể cả tiền thưởng thêm; phần phí đã giữ còn lại được hoàn.',
      ],
      plain: 'Việc 900,000đ: người đăng giữ 945,000đ, người làm về tay 810,000đ. Không có phí ẩn.',
    },
    {
      id: 'ending',
      title: 'Huỷ, hết hạn và hoàn tiền',
      clauses: [
        'Trước khi giữ tiền, mỗi bên có thể dừng mà không mất gì.',
        'Đã giữ tiền nhưng chưa bắt đầu: người đăng được hoàn đủ, gồm cả phí.',
        'Đang làm và chưa nộp gì: quá hạn cùng thời gian ân hạn, thoả thuận tự hết hạn và phần chưa trả quay về người đăng.',
        'Đã nộp bằng chứng: chỉ dừng được bằng cách duyệt, từ chối đúng quy tắc, hoặc hai bên cùng đồng ý cách chia.',
        'Đề nghị dừng mà bên kia không trả lời: đề nghị của người làm, hoặc khi có phần chờ duyệt, hết hạn sau 48 giờ và việc tiếp tục; đề nghị của người đăng khi chưa nộp gì thì thoả thuận kết thúc lúc hết hạn nộp (sớm nhất sau 48 giờ) và tiền quay về người đăng. Đề nghị không dời hạn nộp: hết hạn mà chưa nộp gì thì người làm bị tính là không nộp.',
      ],
      plain: 'Dừng càng sớm càng dễ. Khi đã có công sức nộp lên, tiền không thể bị rút lại một phía.',
    },
    {
      id: 'disputes',
      title: 'Khiếu nại',
      clauses: [
        'Người nhận khiếu nại một lần từ chối bằng một lần bấm. Chỉ phần đó dừng lại, tiền của nó vẫn được giữ; người đăng không trả lời trong 72 giờ thì phần đó được chấp nhận. Với lần từ chối vượt số lượt thông thường: người nhận im lặng 72 giờ thì tiền về người đăng; đã trả lời thì chỉ hai bên hoặc Keo quyết định.',
        'Mỗi bên được mở một khiếu nại về cả thoả thuận, trước khi mọi thứ được duyệt. Phần đã nộp vẫn được duyệt như thường. Người nhận im lặng 72 giờ: chỉ phần chưa nộp quay về người đăng. Người đăng im lặng 72 giờ: tranh chấp khép lại, không quyết định gì.',
        'Hai bên có 7 ngày và tối đa 3 đề nghị mỗi bên để tự dàn xếp. Không xong, người điều phối quyết định trong 72 giờ kèm lý do bằng văn bản.',
        'Khiếu nại trong Keo không lấy đi quyền đưa việc ra cơ quan có thẩm quyền.',
      ],
      plain: 'Có hạn cho từng bước, và luôn có người quyết định ở cuối. Không mất phí.',
    },
    {
      id: 'conduct',
      title: 'Điều không được làm',
      clauses: [
        'Việc trái pháp luật, xâm phạm quyền của người khác, hoặc gây hại cho trẻ em.',
        'Tự giao việc cho chính mình, dùng nhiều tài khoản, thổi phồng đánh giá.',
        'Lấy thông tin của người khác để dùng ngoài công việc, hay đưa giao dịch ra khỏi Keo trước khi tiền được giữ.',
        'Keo có thể hạn chế hoặc khoá tài khoản vi phạm, sau khi nêu lý do và cho bạn cơ hội giải thích, trừ khi cần ngăn thiệt hại ngay.',
      ],
      plain: 'Chơi đẹp. Nếu có nhầm lẫn, bạn được nghe lý do và được giải thích.',
    },
    {
      id: 'content',
      title: 'Nội dung và sản phẩm công việc',
      clauses: [
        'Bạn giữ quyền với nội dung mình đăng, và cho Keo quyền hiển thị nó trong phạm vi cần thiết để vận hành.',
        'Trừ khi hai bên thoả thuận khác, quyền với sản phẩm chuyển cho người đăng khi phần tiền tương ứng đã được trả.',
      ],
      plain: 'Trả tiền phần nào, sản phẩm phần đó thuộc về người trả.',
    },
    {
      id: 'tax',
      title: 'Thuế',
      clauses: [
        'Mỗi bên tự chịu trách nhiệm về nghĩa vụ thuế của mình.',
        'Khi pháp luật yêu cầu Keo khấu trừ thay, khoản khấu trừ được ghi thành dòng riêng trước khi bạn đồng ý.',
      ],
      plain: 'Nếu có khấu trừ thuế, bạn thấy trước chứ không phải sau.',
    },
    {
      id: 'liability',
      title: 'Trách nhiệm',
      clauses: [
        'Keo chịu trách nhiệm về việc giữ đúng, trả đúng và ghi đúng số tiền đi qua Keo.',
        'Keo không chịu trách nhiệm về chất lượng công việc do người dùng giao cho nhau, nhưng cung cấp quy trình bằng chứng và khiếu nại ở trên.',
        'Bản chạy trong phòng thử dùng ngân hàng, thư và tin nhắn giả lập; không có giao dịch tiền thật nào phát sinh nghĩa vụ từ bản đó.',
      ],
      plain: 'Tiền sai là lỗi của chúng tôi. Phòng thử thì không có tiền thật.',
    },
    {
      id: 'changes',
      title: 'Thay đổi điều khoản và luật áp dụng',
      clauses: [
        'Thay đổi quan trọng được báo trước ít nhất 15 ngày. Thoả thuận đã giữ tiền vẫn theo bản cũ cho đến khi kết thúc.',
        'Điều khoản này theo pháp luật Việt Nam. Bản tiếng Việt là bản gốc.',
      ],
      plain: 'Luật chơi không đổi giữa ván.',
    },
  ],
};
