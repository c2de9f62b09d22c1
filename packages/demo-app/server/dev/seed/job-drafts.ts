import { type CreateJob, createJobSchema } from '@keo/core/contract';
import { type InferInput, parse } from 'valibot';
import { toCrowdJob, findCrowdJob } from './crowd/crowd.ts';
import { findSeed, marketSeed } from './market-seed.ts';

type Words = Pick<InferInput<typeof createJobSchema>, 'description' | 'conditions' | 'place' | 'effortMin'>;

const words: Record<string, Words> = {
  j01: {
    effortMin: 25,
    description:
      'Cài bản thử nghiệm, đăng ký tài khoản mới bằng số điện thoại của bạn rồi đi hết các bước đến màn hình chọn món.\n\nChụp lại ít nhất ba màn hình và kể cho mình nghe chỗ nào chậm, khó hiểu hoặc báo lỗi. Không có lỗi cũng được trả tiền như nhau.\n\nCần điện thoại Android 10 trở lên.',
    conditions: [
      { title: '3 ảnh chụp màn hình các bước', accept: { types: ['IMAGE'], minFiles: 3, maxFiles: 6 } },
      { title: 'Mô tả lỗi hoặc "không lỗi"', accept: { types: ['TEXT'], minTextLen: 50 } },
    ],
  },
  j02: {
    description:
      'Mỗi suất gồm 200 ảnh chụp từ camera hành trình. Vẽ khung quanh từng biển báo và chọn đúng loại trong danh sách 42 loại.\n\nCó hướng dẫn năm phút trước khi bắt đầu. Khi xong, xuất tệp .json từ công cụ và nộp lên đây.',
    conditions: [
      { title: 'Tệp .json xuất từ công cụ', accept: { types: ['FILE'], minFiles: 1, maxFiles: 1 } },
    ],
  },
  j03: {
    effortMin: 40,
    description:
      'Ghé một siêu thị gần bạn, chụp kệ gạo từ bốn góc và ghi lại giá niêm yết của ba loại gạo bất kỳ.\n\nẢnh cần thấy rõ nhãn giá. Mỗi siêu thị chỉ nhận một lượt, nên bạn ghi giúp tên siêu thị khi ứng tuyển nhé.',
    conditions: [
      {
        title: '4 ảnh có thời gian và vị trí',
        accept: { types: ['IMAGE', 'GEO'], minFiles: 4, maxFiles: 8, mustBeFresh: true },
      },
      { title: 'Giá niêm yết 3 loại gạo', accept: { types: ['TEXT'], minTextLen: 20 } },
    ],
  },
  j04: {
    description:
      'Gõ lại 50 hoá đơn bán lẻ đã chụp ảnh vào bảng tính mẫu: ngày, tên hàng, số lượng, đơn giá, thành tiền.\n\nChữ viết tay dễ đọc, mẫu có sẵn công thức kiểm tra tổng.',
    conditions: [
      { title: 'Đường dẫn trang tính', accept: { types: ['LINK'] } },
      { title: 'Ảnh 50 dòng cuối', accept: { types: ['IMAGE'], minFiles: 1, maxFiles: 3 } },
    ],
  },
  j05: {
    effortMin: 12,
    description:
      'Khảo sát khoảng 12 phút về cách bạn chọn và mua mỹ phẩm, dành cho nữ từ 18 đến 35 tuổi. Câu trả lời được ẩn danh.\n\nLàm xong, bạn nhận một mã gồm sáu ký tự ở trang cuối. Nộp đúng mã đó là được trả tiền.',
    conditions: [
      {
        title: 'Mã hoàn thành ở cuối khảo sát',
        instructions: 'Sáu ký tự, in hoa, ở trang cuối.',
        accept: { types: ['CODE'], minTextLen: 6 },
      },
    ],
  },
  j06: {
    description:
      'An Nhiên là tiệm mỹ phẩm thiên nhiên ở Thủ Đức, sắp mở cửa hàng thứ hai. Mình cần logo, bảng màu, kiểu chữ và bao bì cho ba dòng sản phẩm.\n\nThích nét mảnh, màu của lá và đất, tránh cảm giác “thuốc bắc”. Trả tiền theo từng mốc, mỗi mốc có một vòng góp ý.',
    conditions: [
      {
        title: 'Mốc 1, 3 hướng logo',
        amount: 2_000_000,
        accept: { types: ['IMAGE', 'PDF'], minFiles: 1, maxFiles: 10 },
      },
      {
        title: 'Mốc 2, bộ logo hoàn chỉnh',
        amount: 2_500_000,
        accept: { types: ['IMAGE', 'PDF'], minFiles: 1, maxFiles: 10 },
      },
      {
        title: 'Mốc 3, bao bì và tệp nguồn',
        amount: 2_000_000,
        accept: { types: ['IMAGE', 'PDF', 'FILE', 'LINK'], minFiles: 1, maxFiles: 10 },
      },
    ],
  },
  j07: {
    description:
      'Tài liệu hướng dẫn tích hợp cho đối tác nhà hàng, 12,000 từ, tiếng Anh sang tiếng Việt. Văn phong gọn, xưng “bạn”, giữ nguyên tên hàm và tham số.\n\nĐã có bảng thuật ngữ 80 mục, nhờ bạn bổ sung khi gặp từ mới.',
    conditions: [
      { title: 'Bản dịch .docx', accept: { types: ['FILE'], minFiles: 1, maxFiles: 3 } },
      { title: 'Bảng thuật ngữ', accept: { types: ['FILE', 'LINK'], minFiles: 0 } },
    ],
  },
  j08: {
    description:
      'Website bán gạo cho hộ kinh doanh: trang chủ, danh mục, chi tiết, giỏ hàng, thanh toán VietQR và trang quản lý đơn đơn giản. Khoảng 30 sản phẩm.\n\nƯu tiên chạy nhanh trên điện thoại cũ. Có sẵn ảnh sản phẩm và lời giới thiệu.',
    conditions: [
      { title: 'Thiết kế 5 trang', amount: 5_000_000, accept: { types: ['IMAGE', 'LINK'], minFiles: 0 } },
      { title: 'Bản chạy thử', amount: 10_000_000, accept: { types: ['LINK'] } },
      { title: 'Thanh toán VietQR', amount: 8_000_000, accept: { types: ['LINK', 'VIDEO'], minFiles: 0 } },
      {
        title: 'Bàn giao + hướng dẫn',
        amount: 5_000_000,
        accept: { types: ['FILE', 'PDF', 'LINK'], minFiles: 0 },
      },
    ],
  },
  j09: {
    description:
      'Dựng 10 video dọc dài 20–30 giây giới thiệu hộp quà Tết từ cảnh quay có sẵn. Có phụ đề tiếng Việt, nhạc không vướng bản quyền.\n\nCần cả tệp dự án để bên mình sửa giá khi vào mùa.',
    conditions: [
      { title: '10 tệp mp4 dọc 9:16', accept: { types: ['VIDEO', 'IMAGE', 'LINK'], minFiles: 1 } },
      { title: 'Tệp dự án', accept: { types: ['FILE', 'LINK'], minFiles: 0 } },
    ],
  },
  j10: {
    description:
      'Viết 20 bài blog về chăm sóc da, mỗi bài 900–1,200 từ, theo danh sách từ khoá đã nghiên cứu. Giọng nhẹ nhàng, không hứa hẹn chữa bệnh.\n\nNộp bằng đường dẫn Google Docs, mỗi bài có tiêu đề, mô tả ngắn và hai ảnh gợi ý.',
    conditions: [{ title: '20 đường dẫn Google Docs', accept: { types: ['LINK', 'TEXT'] } }],
  },
  j11: {
    description:
      'Căn hộ 70 m² vừa sơn lại, còn bụi thạch cao và vết sơn trên sàn gạch. Cần hai người làm trong một ngày, có máy hút bụi công nghiệp.\n\nChụp mỗi phòng một ảnh trước và một ảnh sau để bên mình nghiệm thu.',
    conditions: [
      { title: '8 ảnh trước/sau từng phòng', accept: { types: ['IMAGE'], minFiles: 8, maxFiles: 10 } },
    ],
    place: { mode: 'ONSITE', provinceCode: '79' },
  },
  j12: {
    description:
      'Hộ kinh doanh gạo, khoảng 180 hoá đơn mỗi quý. Cần rà lại sổ doanh thu và chi phí, đối chiếu với sao kê ngân hàng rồi lập tờ khai quý IV.\n\nHồ sơ gửi qua tệp Excel và ảnh chụp, có người trả lời câu hỏi trong ngày.',
    conditions: [
      { title: 'Tệp Excel đối chiếu', accept: { types: ['FILE'], minFiles: 1, maxFiles: 2 } },
      { title: 'Bản nháp tờ khai PDF', accept: { types: ['PDF'], minFiles: 1, maxFiles: 1 } },
    ],
  },
};

/** A job of the demo, open until `expiresAt`. */
export function toJobDraft(jobId: string, expiresAt: Date): CreateJob {
  const ofCrowd = findCrowdJob(jobId);
  if (ofCrowd) return toCrowdJob(ofCrowd, expiresAt);
  const { kind, acceptMode, categorySlug, price, slots, title, timeLimitMin, durationH, releaseMode } =
    findSeed(marketSeed.jobs, jobId);
  return parse(createJobSchema, {
    ...words[jobId],
    kind,
    acceptMode,
    categorySlug,
    price,
    slots,
    title,
    releaseMode,
    ...(timeLimitMin !== undefined && { timeLimitMin }),
    ...(durationH !== undefined && { durationHours: durationH }),
    expiresAt: expiresAt.toISOString(),
  });
}
