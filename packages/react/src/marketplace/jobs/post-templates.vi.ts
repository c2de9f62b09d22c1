import type { CategorySlug } from '@keo/core/contract';
import type { ConditionForm } from './condition-form.ts';

/** Sentences to complete at each `…`, and usual conditions. */
type PostTemplate = {
  title: string;
  description: string;
  proofs: readonly (Pick<ConditionForm, 'title' | 'types'> & Partial<ConditionForm>)[];
};

export const postTemplatesVi: Record<CategorySlug, PostTemplate> = {
  'thiet-ke': {
    title: 'Thiết kế … cho …',
    description:
      'Tôi cần thiết kế … cho …\nPhong cách mong muốn: …\nKích thước và định dạng tệp: …\nĐạt khi: đúng nội dung tôi gửi, tệp gốc chỉnh sửa được, ảnh và phông chữ dùng được trong kinh doanh.',
    proofs: [
      { title: 'Bản xem trước', types: ['IMAGE'], minFiles: '1' },
      { title: 'Tệp gốc chỉnh sửa được', types: ['FILE', 'LINK'], minFiles: '' },
    ],
  },
  'viet-dich': {
    title: 'Viết … chữ về …',
    description:
      'Chủ đề: …\nNgười đọc là: …\nĐộ dài: … chữ. Giọng văn: …\nĐạt khi: viết mới, không chép và không dịch máy, không còn lỗi chính tả.',
    proofs: [{ title: 'Bài hoàn chỉnh', types: ['FILE', 'LINK'], minFiles: '' }],
  },
  'lap-trinh': {
    title: 'Làm … bằng …',
    description:
      'Cần làm: …\nCông nghệ: … Mã nguồn hiện có: …\nĐạt khi: chạy được theo các bước sau: …\nBàn giao: mã nguồn và hướng dẫn cài đặt.',
    proofs: [
      { title: 'Mã nguồn', types: ['LINK', 'FILE'], minFiles: '' },
      { title: 'Hướng dẫn cài đặt và chạy thử', types: ['TEXT'], minTextLen: '100' },
    ],
  },
  'nhap-lieu': {
    title: 'Nhập … dòng từ … vào …',
    description:
      'Nguồn dữ liệu: … (xem tệp đính kèm)\nNhập vào: … với các cột: …\nĐạt khi: đủ … dòng, sai không quá 1%, giữ nguyên dấu tiếng Việt.',
    proofs: [{ title: 'Bảng dữ liệu đã nhập', types: ['LINK', 'FILE'], minFiles: '' }],
  },
  marketing: {
    title: 'Viết … bài cho trang …',
    description:
      'Sản phẩm hoặc trang: …\nKhách hàng là: …\nViệc cần làm: … bài, mỗi bài gồm …\nĐạt khi: đúng giọng của trang, không tương tác ảo, không đánh giá giả.',
    proofs: [{ title: 'Nội dung hoàn chỉnh', types: ['FILE', 'LINK'], minFiles: '' }],
  },
  'video-anh': {
    title: 'Dựng … video dài … giây',
    description:
      'Nội dung video: …\nCảnh quay và âm thanh: tôi gửi sẵn / bạn tự chuẩn bị …\nTỉ lệ khung hình: … Độ dài: …\nĐạt khi: hình rõ, tiếng đều, nhạc có quyền sử dụng.',
    proofs: [
      { title: 'Video hoàn chỉnh', types: ['VIDEO', 'LINK'], minFiles: '' },
      { title: 'Tệp dự án', types: ['FILE', 'LINK'], minFiles: '' },
    ],
  },
  'kiem-thu': {
    title: 'Thử … trên …',
    description:
      'Ứng dụng hoặc trang cần thử: …\nThiết bị: …\nCác bước: 1. … 2. … 3. …\nĐạt khi: đi hết các bước, ghi rõ chỗ nào lỗi, chậm hoặc khó hiểu.',
    proofs: [
      { title: 'Ảnh chụp màn hình từng bước', types: ['IMAGE'], minFiles: '3', mustBeFresh: true },
      { title: 'Lỗi gặp phải, hoặc “không lỗi”', types: ['TEXT'], minTextLen: '50' },
    ],
  },
  'gan-nhan': {
    title: 'Gán nhãn … ảnh về …',
    description:
      'Dữ liệu: … mục, xem ví dụ trong tệp đính kèm.\nCác nhãn: …\nKhi không chắc: …\nĐạt khi: gán đủ, sai không quá 3% khi kiểm tra ngẫu nhiên.',
    proofs: [{ title: 'Tệp kết quả', types: ['FILE', 'LINK'], minFiles: '' }],
  },
  'thuc-dia': {
    title: 'Chụp ảnh … tại …',
    description:
      'Nơi đến: …\nViệc cần làm tại chỗ: …\nThời gian phù hợp: …\nĐạt khi: ảnh rõ, chụp trong ngày làm, thấy được biển hiệu.',
    proofs: [{ title: 'Ảnh tại chỗ', types: ['IMAGE'], minFiles: '3', mustBeFresh: true }],
  },
  'giup-viec': {
    title: 'Sửa … tại nhà ở …',
    description:
      'Việc cần làm: …\nDụng cụ và vật tư: tôi có sẵn … / bạn mang theo …\nThời gian phù hợp: …\nĐạt khi: … hoạt động bình thường, chỗ làm được dọn sạch.',
    proofs: [{ title: 'Ảnh trước và sau khi làm', types: ['IMAGE'], minFiles: '2', mustBeFresh: true }],
  },
  'ke-toan': {
    title: 'Làm … quý … cho …',
    description:
      'Loại hình: hộ kinh doanh / công ty …\nViệc cần làm: … cho kỳ …\nSố chứng từ: khoảng …\nĐạt khi: số liệu khớp chứng từ, đúng mẫu hiện hành.',
    proofs: [{ title: 'Tờ khai hoặc bảng tính hoàn chỉnh', types: ['FILE', 'PDF'], minFiles: '1' }],
  },
};
