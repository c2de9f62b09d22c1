import { agree, apply, askProofs, begin, choose, complete, fund, offer, post } from '../deeds.ts';
import { appeal, handIn, judge } from '../proof-deeds.ts';
import { review } from '../review-deeds.ts';
import type { Step } from '../step.ts';

/** Completed articles, with a bonus. */
const blog: readonly Step[] = [
  post(478, 'j10', 720),
  apply(
    466,
    'j10',
    'u07',
    'Em viết cho hai thương hiệu dưỡng da được ba năm, gửi chị năm bài mẫu trong hồ sơ. Em nộp theo từng đợt năm bài để chị đọc dần.',
    3_000_000,
  ),
  choose(452, 'd10'),
  offer(
    450,
    'd10',
    'author',
    3_000_000,
    'Em viết giọng nhẹ nhàng như bài mẫu nhé, đừng dùng từ “thần dược”.',
  ),
  agree(447, 'd10', 'worker'),
  fund(446, 'd10'),
  begin(440, 'd10'),
  handIn(226, 'd10', 1, {
    link: 'https://docs.google.com/document/d/an-nhien-20-bai',
    text: 'Đủ 20 bài, mỗi bài một trang con trong tài liệu, kèm mô tả ngắn và gợi ý ảnh.',
  }),
  judge(223, 'd10', 1, { action: 'APPROVE' }),
  complete(222, 'd10', {
    bonus: 100_000,
    note: 'Bài đúng giọng thương hiệu, nộp sớm một ngày. Cảm ơn em!',
  }),
  review(221, 'd10', 'author', {
    stars: 5,
    scores: { quality: 5, onTime: 5, communication: 5 },
    tags: ['CAREFUL', 'FAST'],
    text: 'Bài đúng giọng thương hiệu, nộp sớm một ngày.',
  }),
  review(218, 'd10', 'worker', {
    stars: 5,
    scores: { clearBrief: 5, fairReview: 5 },
    tags: ['CLEAR', 'REVIEWS_FAST'],
    text: 'Yêu cầu rõ, duyệt trong 3 giờ.',
  }),
];

/** Videos in dispute. */
const videos: readonly Step[] = [
  post(420, 'j09', 720),
  apply(
    415,
    'j09',
    'u04',
    'Em dựng video dọc cho các tiệm quà hai mùa Tết rồi, chị xem kênh trong hồ sơ. Em làm hai video mẫu trước rồi mới làm tiếp.',
    5_000_000,
  ),
  choose(412, 'd09'),
  offer(410, 'd09', 'author', 5_000_000, 'Chị có sẵn 40 cảnh quay, em chọn nhạc giúp chị nhé.'),
  agree(405, 'd09', 'worker'),
  fund(400, 'd09'),
  begin(390, 'd09'),
  handIn(167, 'd09', 1, {
    pictures: { kind: 'still', count: 2 },
    link: 'https://drive.google.com/drive/folders/qua-tet-10-video',
    text: 'Đủ 10 video trong thư mục, hai ảnh bìa gửi kèm để chị xem nhanh.',
  }),
  handIn(166, 'd09', 2, { link: 'https://drive.google.com/drive/folders/qua-tet-du-an' }),
  judge(141, 'd09', 2, { action: 'APPROVE' }),
  judge(140, 'd09', 1, {
    action: 'REQUEST_REVISION',
    note: 'Phụ đề che mất sản phẩm ở video 3, 6 và 9, nhờ em đẩy lên cao hơn.',
  }),
  handIn(110, 'd09', 1, {
    pictures: { kind: 'still', first: 3, count: 2 },
    link: 'https://drive.google.com/drive/folders/qua-tet-10-video',
    text: 'Em đã đẩy phụ đề lên ở cả ba video, tên tệp có đuôi -v2.',
  }),
  judge(90, 'd09', 1, {
    action: 'REJECT',
    reasonCode: 'NOT_AS_AGREED',
    note: 'Ba video vẫn chưa sửa phụ đề như đã trao đổi.',
  }),
  appeal(
    54,
    'd09',
    1,
    'Ba video đã được sửa và tải lại lúc 10 giờ sáng cùng ngày, tên tệp có đuôi -v2. Có lẽ chị mở nhầm bản cũ trong thư mục. Em xin trả đủ theo thoả thuận.',
  ),
];

/** A rebranding, part by part. */
const brand: readonly Step[] = [
  post(300, 'j06', 720),
  apply(
    290,
    'j06',
    'u04',
    'Em làm nhận diện cho ba tiệm mỹ phẩm nhỏ ở Đà Nẵng. Em phác ba hướng khác hẳn nhau trong mốc đầu để chị dễ chọn.',
    7_000_000,
  ),
  choose(286, 'd06'),
  askProofs(285, 'd06'),
  offer(
    284,
    'd06',
    'worker',
    6_500_000,
    'Em bớt còn 6,500,000đ, đã gồm ba vòng chỉnh và tệp in bao bì. Mốc thì em theo chị chia.',
    true,
  ),
  agree(270, 'd06', 'author'),
  fund(262, 'd06'),
  begin(250, 'd06'),
  handIn(189, 'd06', 1, {
    pictures: { kind: 'logo', count: 3 },
    text: 'Ba hướng: lá, vòng tròn, bông hoa.',
  }),
  judge(180, 'd06', 1, {
    action: 'REQUEST_REVISION',
    note: 'Hướng 2 hơi giống logo của một hãng khác, em thử lại với nét mảnh hơn nhé.',
  }),
  handIn(139, 'd06', 1, {
    pictures: { kind: 'logo', first: 3, count: 3 },
    text: 'Hướng 2 đã vẽ lại, nét mảnh hơn và bỏ vòng ngoài.',
  }),
  judge(130, 'd06', 1, { action: 'APPROVE' }),
  handIn(115, 'd06', 2, {
    pictures: { kind: 'logo', first: 2, count: 2 },
    text: 'Bộ logo hoàn chỉnh: ngang, dọc, một màu và âm bản.',
  }),
];

/** The cosmetics shop: completed articles, videos in dispute, a brand in progress, a new survey. */
export const minhAnhStory: readonly Step[] = [...blog, ...videos, ...brand, post(96, 'j05')];
