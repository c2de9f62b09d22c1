/** In the order of display. */
export const jobCategories = [
  { slug: 'thiet-ke', vi: 'Thiết kế & Đồ hoạ', en: 'Design & Graphics' },
  { slug: 'viet-dich', vi: 'Viết lách & Dịch thuật', en: 'Writing & Translation' },
  { slug: 'lap-trinh', vi: 'Lập trình & Website', en: 'Programming & Web' },
  { slug: 'nhap-lieu', vi: 'Nhập liệu & Hành chính', en: 'Data entry & Admin' },
  { slug: 'marketing', vi: 'Marketing & Mạng xã hội', en: 'Marketing & Social' },
  { slug: 'video-anh', vi: 'Video, Ảnh & Âm thanh', en: 'Video, Photo & Audio' },
  { slug: 'kiem-thu', vi: 'Kiểm thử & Khảo sát', en: 'Testing & Surveys' },
  { slug: 'gan-nhan', vi: 'Gán nhãn dữ liệu AI', en: 'AI data labelling' },
  { slug: 'thuc-dia', vi: 'Việc thực địa & Giao nhận', en: 'Field work & Errands' },
  { slug: 'giup-viec', vi: 'Giúp việc & Sửa chữa', en: 'Home help & Repairs' },
  { slug: 'ke-toan', vi: 'Kế toán & Thuế', en: 'Accounting & Tax' },
] as const;
