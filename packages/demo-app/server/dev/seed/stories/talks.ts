import { readRoom, talk } from '../chat-deeds.ts';
import type { Step } from '../step.ts';

/** Messages of the seed file's people about their deals. */
export const talks: readonly Step[] = [
  ...talk(282, 'd06', [
    'Chào em, chị gửi thêm ảnh cửa hàng để em thấy ánh sáng buổi chiều.',
    'Dạ em xem rồi, tông gỗ và xanh lá hợp lắm chị.',
    'Em đừng làm giống hiệu thuốc nhé, chị muốn nhẹ hơn.',
    'Em hiểu ý chị, em phác ba hướng khác hẳn nhau.',
  ]),
  ...talk(128, 'd06', [
    'Hướng thứ hai vẽ lại đẹp hơn nhiều, chị duyệt mốc một rồi.',
    'Cảm ơn chị, em làm tiếp bộ hoàn chỉnh.',
  ]),
  readRoom(127, 'd06', 'author'),
  ...talk(20, 'd06', [
    'Chị đang xem bộ logo, tối nay chị trả lời.',
    'Dạ vâng, bản một màu em để ở trang cuối chị nhé.',
  ]),
  ...talk(95, 'd07', [
    'Chào bạn, phần API thanh toán dài nhất, bạn xem trước giúp.',
    'Em xem rồi, có khoảng 60 thuật ngữ mới.',
    'Bên mình có sẵn bảng 80 mục, mình gửi trong tin đăng.',
  ]),
  ...talk(44, 'd08', [
    'Anh bắt đầu được trong tuần này không?',
    'Thứ năm tôi bắt đầu, trước hết là thiết kế năm trang.',
    'Ảnh sản phẩm em để trong thư mục chung rồi nhé.',
  ]),
  ...talk(221, 'd10', [
    'Bài đọc rất dễ chịu, chị đăng dần từ tuần sau.',
    'Em vui quá, chị cần bài mới thì nhắn em.',
  ]),
  readRoom(100, 'd10', 'author'),
  ...talk(50, 'd12', [
    'Sao kê ngân hàng em xuất theo tháng hay theo quý chị?',
    'Theo tháng em nhé, chị đối chiếu với hoá đơn cho tiện.',
  ]),
];
