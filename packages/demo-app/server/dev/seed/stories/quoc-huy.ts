import { agree, answer, apply, begin, choose, complete, fund, offer, pause, post, take } from '../deeds.ts';
import { handIn, judge } from '../proof-deeds.ts';
import { review } from '../review-deeds.ts';
import type { Step } from '../step.ts';

const tested = (dealId: string, hoursAgo: number, first: number, report: string): Step[] => [
  handIn(hoursAgo, dealId, 1, { pictures: { kind: 'screen', first, count: 3 } }),
  handIn(hoursAgo - 0.1, dealId, 2, { text: report }),
];
const approved = (dealId: string, hoursAgo: number): Step[] => [
  judge(hoursAgo, dealId, 1, { action: 'APPROVE' }),
  judge(hoursAgo, dealId, 2, { action: 'APPROVE' }),
];

/** Testers: two approved, one paid by the timer, one who waits for him. */
const testers: readonly Step[] = [
  post(230, 'j01'),
  take(226, 'd01'),
  ...tested(
    'd01',
    225.5,
    0,
    'Không lỗi. Bước nhập mã xác nhận hơi lâu, khoảng mười giây mới có tin nhắn, còn lại đều rõ ràng.',
  ),
  ...approved('d01', 210),
  take(180, 'd02'),
  ...tested(
    'd02',
    179.5,
    1,
    'Có lỗi: xoay ngang màn hình ở bước chọn địa chỉ thì nút Tiếp tục bị che, phải xoay lại mới bấm được.',
  ),
  ...approved('d02', 173),
  take(130, 'd03'),
  ...tested(
    'd03',
    129.5,
    0,
    'Không lỗi. Mình thử trên máy Android 11, mạng 4G, mọi bước đều qua ngay lần đầu.',
  ),
  take(53, 'd04'),
  ...tested(
    'd04',
    52.2,
    1,
    'Có lỗi: nhập tên có dấu nháy đơn thì ứng dụng báo “đã có lỗi” và quay về màn hình đầu tiên.',
  ),
];

/** Signs to label: one worker took a slot and let it expire. */
const labels: readonly Step[] = [post(160, 'j02'), take(150, 'd05'), pause(100, 'j02')];

/** A cleaned flat. */
const cleaning: readonly Step[] = [
  post(290, 'j11', 720),
  apply(
    280,
    'j11',
    'u05',
    'Em dọn nhà sau sửa chữa ba năm, có máy hút bụi công nghiệp và một bạn phụ. Làm trong một ngày là xong.',
    900_000,
  ),
  choose(270, 'd11'),
  offer(265, 'd11', 'author', 900_000, 'Chìa khoá gửi ở bảo vệ, em báo trước một tiếng nhé.'),
  agree(260, 'd11', 'worker'),
  fund(250, 'd11'),
  begin(247, 'd11'),
  handIn(226, 'd11', 1, {
    pictures: { kind: 'room', count: 8 },
    text: 'Bốn phòng, mỗi phòng một ảnh trước và một ảnh sau.',
  }),
  judge(201, 'd11', 1, { action: 'APPROVE' }),
  complete(200, 'd11', { note: 'Nhà sạch lắm, cảm ơn em.' }),
  review(198, 'd11', 'worker', {
    stars: 5,
    scores: { clearBrief: 5, fairReview: 5, communication: 4 },
    tags: ['CLEAR', 'POLITE'],
    text: 'Anh dặn rõ từng phòng, chìa khoá gửi đúng chỗ.',
  }),
];

/** A translation in negotiation. */
const translation: readonly Step[] = [
  post(120, 'j07'),
  apply(
    110,
    'j07',
    'u07',
    'Em dịch tài liệu kỹ thuật Anh – Việt bốn năm, quen với tài liệu API. Em gửi trước một trang dịch thử.',
    5_200_000,
  ),
  apply(108, 'j07', 'u06', 'Tôi là lập trình viên, hiểu rõ thuật ngữ. Dịch xong trong mười ngày.', 4_800_000),
  choose(100, 'd07'),
  answer(99, 'j07', 'u06', 'REJECT', 'Bên mình cần giao trong bảy ngày. Hẹn bạn lần sau nhé.'),
  offer(90, 'd07', 'worker', 5_200_000, 'Giá này gồm cả bảng thuật ngữ khoảng 150 mục.'),
  offer(66, 'd07', 'author', 4_600_000, 'Bên mình đã có sẵn 80 mục thuật ngữ, em giảm giúp nhé.'),
  offer(42, 'd07', 'worker', 4_800_000, 'Em nhận 4,800,000đ. Nếu anh chốt sớm, em gửi trước 2,000 từ đầu.'),
];

/** The product lead of a delivery app: testers, labels, a translation, and a cleaned flat. */
export const quocHuyStory: readonly Step[] = [...testers, ...labels, ...cleaning, ...translation];
