import { agree, answer, apply, choose, fund, offer, post } from '../deeds.ts';
import type { Step } from '../step.ts';

/** A web shop: funded, not started. */
const website: readonly Step[] = [
  post(200, 'j08', 720),
  apply(
    190,
    'j08',
    'u06',
    'Tôi làm website bán hàng sáu năm, đã nối VietQR cho bốn cửa hàng. Tôi bàn giao cả mã nguồn và một buổi hướng dẫn.',
    30_000_000,
  ),
  choose(180, 'd08'),
  offer(170, 'd08', 'author', 27_000_000, 'Tôi chia bốn mốc, anh xem mốc nào cần nhiều công hơn nhé.'),
  offer(110, 'd08', 'worker', 28_000_000, 'Tôi nhận 28,000,000đ với bốn mốc như chị chia.'),
  agree(45, 'd08', 'author'),
  fund(20, 'd08'),
];

/** Shelves to photograph: three applicants wait. */
const shelves: readonly Step[] = [
  post(100, 'j03'),
  apply(60, 'j03', 'u05', 'Em ở gần siêu thị Co.op Mart Nguyễn Đình Chiểu, chiều nay em chụp được ngay.'),
  apply(55, 'j03', 'u07', 'Mình ở Huế, gần siêu thị Aeon và chợ Đông Ba, chụp được cả hai nơi.'),
  apply(52, 'j03', 'u04', 'Em ở Đà Nẵng, gần Lotte Mart, rảnh cuối tuần này.'),
  apply(50, 'j03', 'u08', 'Em từng khảo sát giá cho hai nhãn hàng, ảnh luôn rõ nhãn và có định vị.'),
  answer(40, 'j03', 'u04', 'CANCEL'),
  answer(29, 'j03', 'u08', 'SHORTLIST'),
];

/** Bookkeeping: agreed, not funded. */
const books: readonly Step[] = [
  post(120, 'j12', 720),
  apply(
    100,
    'j12',
    'u09',
    'Tôi làm kế toán dịch vụ cho 14 hộ kinh doanh ở Đồng Nai, tờ khai quý nào cũng nộp trước hạn.',
    2_500_000,
  ),
  choose(80, 'd12'),
  offer(60, 'd12', 'author', 2_500_000, 'Hoá đơn quý này tôi gửi qua tệp Excel, khoảng 180 tờ.'),
  agree(15, 'd12', 'worker'),
];

/** The rice shop: a website about to start, shelves to photograph, books to check. */
export const camTuStory: readonly Step[] = [...website, ...shelves, ...books];
