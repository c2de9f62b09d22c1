import { type InferOutput, array, check, maxLength, picklist, pipe } from 'valibot';
import { rule } from '../text/checks.schema.ts';
import { profileLimits } from './profile-limits.schema.ts';

// Without it the types would hold each name as a literal.
const toCatalogue = <Slug extends string, Category extends string>(
  skills: readonly { slug: Slug; category: Category; vi: string; en: string }[],
) => skills;

/** By the categories of work, in the order of display. */
export const skillCatalogue = /* @__PURE__ */ toCatalogue([
  { slug: 'logo', category: 'thiet-ke', vi: 'Thiết kế logo', en: 'Logo design' },
  { slug: 'nhan-dien', category: 'thiet-ke', vi: 'Bộ nhận diện thương hiệu', en: 'Brand identity' },
  { slug: 'giao-dien', category: 'thiet-ke', vi: 'Thiết kế giao diện (UI/UX)', en: 'UI/UX design' },
  { slug: 'bao-bi', category: 'thiet-ke', vi: 'Thiết kế bao bì', en: 'Packaging design' },
  { slug: 'minh-hoa', category: 'thiet-ke', vi: 'Vẽ minh hoạ', en: 'Illustration' },
  { slug: 'banner', category: 'thiet-ke', vi: 'Banner quảng cáo', en: 'Ad banners' },
  { slug: 'do-hoa-3d', category: 'thiet-ke', vi: 'Đồ hoạ 3D', en: '3D graphics' },
  { slug: 'bai-seo', category: 'viet-dich', vi: 'Viết bài SEO', en: 'SEO writing' },
  { slug: 'noi-dung', category: 'viet-dich', vi: 'Viết nội dung', en: 'Content writing' },
  { slug: 'dich-anh', category: 'viet-dich', vi: 'Dịch Anh – Việt', en: 'English–Vietnamese translation' },
  {
    slug: 'dich-trung',
    category: 'viet-dich',
    vi: 'Dịch Trung – Việt',
    en: 'Chinese–Vietnamese translation',
  },
  { slug: 'dich-nhat', category: 'viet-dich', vi: 'Dịch Nhật – Việt', en: 'Japanese–Vietnamese translation' },
  { slug: 'dich-han', category: 'viet-dich', vi: 'Dịch Hàn – Việt', en: 'Korean–Vietnamese translation' },
  { slug: 'bien-tap', category: 'viet-dich', vi: 'Biên tập, sửa lỗi', en: 'Editing and proofreading' },
  { slug: 'phu-de', category: 'viet-dich', vi: 'Làm phụ đề', en: 'Subtitles' },
  { slug: 'website', category: 'lap-trinh', vi: 'Làm website', en: 'Websites' },
  { slug: 'wordpress', category: 'lap-trinh', vi: 'WordPress', en: 'WordPress' },
  { slug: 'javascript', category: 'lap-trinh', vi: 'JavaScript', en: 'JavaScript' },
  { slug: 'react', category: 'lap-trinh', vi: 'React', en: 'React' },
  { slug: 'php', category: 'lap-trinh', vi: 'PHP', en: 'PHP' },
  { slug: 'python', category: 'lap-trinh', vi: 'Python', en: 'Python' },
  { slug: 'ung-dung-di-dong', category: 'lap-trinh', vi: 'Ứng dụng di động', en: 'Mobile apps' },
  { slug: 'co-so-du-lieu', category: 'lap-trinh', vi: 'Cơ sở dữ liệu', en: 'Databases' },
  { slug: 'thanh-toan', category: 'lap-trinh', vi: 'Kết nối thanh toán', en: 'Payment integration' },
  { slug: 'excel', category: 'nhap-lieu', vi: 'Excel', en: 'Excel' },
  { slug: 'google-sheets', category: 'nhap-lieu', vi: 'Google Sheets', en: 'Google Sheets' },
  { slug: 'danh-may', category: 'nhap-lieu', vi: 'Đánh máy nhanh', en: 'Fast typing' },
  {
    slug: 'tim-du-lieu',
    category: 'nhap-lieu',
    vi: 'Tìm và làm sạch dữ liệu',
    en: 'Data research and cleaning',
  },
  { slug: 'tro-ly', category: 'nhap-lieu', vi: 'Trợ lý từ xa', en: 'Virtual assistance' },
  { slug: 'quang-cao-facebook', category: 'marketing', vi: 'Quảng cáo Facebook', en: 'Facebook ads' },
  { slug: 'quang-cao-google', category: 'marketing', vi: 'Quảng cáo Google', en: 'Google ads' },
  { slug: 'seo', category: 'marketing', vi: 'SEO', en: 'SEO' },
  { slug: 'quan-tri-fanpage', category: 'marketing', vi: 'Quản trị fanpage', en: 'Page management' },
  { slug: 'tiktok', category: 'marketing', vi: 'Kênh TikTok', en: 'TikTok channels' },
  {
    slug: 'san-thuong-mai',
    category: 'marketing',
    vi: 'Gian hàng Shopee, Lazada',
    en: 'Shopee and Lazada shops',
  },
  { slug: 'dung-video', category: 'video-anh', vi: 'Dựng video', en: 'Video editing' },
  { slug: 'quay-phim', category: 'video-anh', vi: 'Quay phim', en: 'Filming' },
  { slug: 'chup-anh', category: 'video-anh', vi: 'Chụp ảnh', en: 'Photography' },
  { slug: 'chinh-anh', category: 'video-anh', vi: 'Chỉnh sửa ảnh', en: 'Photo editing' },
  { slug: 'long-tieng', category: 'video-anh', vi: 'Thu âm, lồng tiếng', en: 'Voice-over' },
  { slug: 'kiem-thu-web', category: 'kiem-thu', vi: 'Kiểm thử website', en: 'Website testing' },
  { slug: 'kiem-thu-app', category: 'kiem-thu', vi: 'Kiểm thử ứng dụng', en: 'App testing' },
  { slug: 'khao-sat', category: 'kiem-thu', vi: 'Trả lời khảo sát', en: 'Answering surveys' },
  { slug: 'phong-van', category: 'kiem-thu', vi: 'Phỏng vấn người dùng', en: 'User interviews' },
  { slug: 'gan-nhan-anh', category: 'gan-nhan', vi: 'Gán nhãn ảnh', en: 'Image labelling' },
  { slug: 'gan-nhan-van-ban', category: 'gan-nhan', vi: 'Gán nhãn văn bản', en: 'Text labelling' },
  { slug: 'chep-loi', category: 'gan-nhan', vi: 'Chép lời từ âm thanh', en: 'Transcription' },
  { slug: 'cham-ai', category: 'gan-nhan', vi: 'Chấm câu trả lời của AI', en: 'Rating AI answers' },
  { slug: 'giao-hang', category: 'thuc-dia', vi: 'Giao hàng', en: 'Delivery' },
  { slug: 'chup-thuc-dia', category: 'thuc-dia', vi: 'Chụp ảnh tại chỗ', en: 'On-site photos' },
  { slug: 'phat-to-roi', category: 'thuc-dia', vi: 'Phát tờ rơi', en: 'Handing out flyers' },
  { slug: 'ho-tro-su-kien', category: 'thuc-dia', vi: 'Hỗ trợ sự kiện', en: 'Event help' },
  { slug: 'xe-may', category: 'thuc-dia', vi: 'Có xe máy', en: 'Has a motorbike' },
  { slug: 'don-nha', category: 'giup-viec', vi: 'Dọn nhà theo giờ', en: 'House cleaning' },
  { slug: 'nau-an', category: 'giup-viec', vi: 'Nấu ăn', en: 'Cooking' },
  { slug: 'dien-nuoc', category: 'giup-viec', vi: 'Sửa điện nước', en: 'Electrics and plumbing' },
  { slug: 'may-lanh', category: 'giup-viec', vi: 'Vệ sinh máy lạnh', en: 'Air conditioner cleaning' },
  { slug: 'chuyen-nha', category: 'giup-viec', vi: 'Chuyển nhà', en: 'Moving house' },
  { slug: 'trong-tre', category: 'giup-viec', vi: 'Trông trẻ', en: 'Childcare' },
  { slug: 'so-sach', category: 'ke-toan', vi: 'Ghi sổ kế toán', en: 'Bookkeeping' },
  { slug: 'khai-thue', category: 'ke-toan', vi: 'Kê khai thuế', en: 'Tax filing' },
  { slug: 'misa', category: 'ke-toan', vi: 'Phần mềm MISA', en: 'MISA software' },
  { slug: 'luong-bao-hiem', category: 'ke-toan', vi: 'Lương và bảo hiểm', en: 'Payroll and insurance' },
]);

const getSlugs = <Slug extends string>(list: readonly { slug: Slug }[]): Slug[] =>
  list.map(({ slug }) => slug);

// Bundlers drop a pure call of a function with the catalogue, but not a call of an array's method.
export const skillSchema = picklist(/* @__PURE__ */ getSlugs(skillCatalogue));
export type Skill = InferOutput<typeof skillSchema>;

/** Each skill once, in the user's order. */
export const skillsSchema = pipe(
  array(skillSchema),
  maxLength(profileLimits.skillsMax),
  check((skills) => new Set(skills).size === skills.length, rule('EACH_ONCE')),
);
