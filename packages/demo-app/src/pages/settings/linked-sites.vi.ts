export const linkedSitesVi = {
  linkedSites: 'Trang đã liên kết',
  'linkedSites.detail':
    'Trang khác mà bạn liên kết có thể cho bạn xem thông báo và số dư Keo ngay tại đó. Trang ấy không chuyển được tiền và không sửa được tài khoản.',
  'linkedSites.none': 'Chưa có trang nào.',
  'linkedSites.make': 'Tạo mã liên kết',
  'linkedSites.another': 'Tạo mã khác',
  'linkedSites.code': 'Mã liên kết',
  'linkedSites.code.detail_other':
    'Nhập mã này ở trang cần liên kết; chỉ đưa cho trang bạn tin. Mã dùng được một lần, trong {count} phút kể từ khi tạo.',
  'linkedSites.linked': 'Đã liên kết với {name}',
  'linkedSites.unlink': 'Ngắt liên kết',
  'linkedSites.unlinkNamed': 'Ngắt liên kết với {name}',
  'linkedSites.unlinked': 'Đã ngắt liên kết với {name}',
} as const;
