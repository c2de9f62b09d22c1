export const embedVi = {
  'embed.signedOut.title': 'Bạn chưa đăng nhập Keo',
  'embed.signedOut.detail': 'Hãy đăng nhập lại ở trang này để xem tiếp.',
  'embed.unreachable': 'Chưa kết nối được với Keo',
  'embed.openWallet': 'Mở ví trên Keo',
} as const;
