export const socketVi = {
  'socket.tokenRequired': 'Cần đăng nhập để nhận cập nhật trực tiếp',
  'socket.disconnected': 'Mất kết nối: {reason}',
  'socket.connectionError': 'Lỗi kết nối: {message}',
  'socket.reconnecting': 'Đang kết nối lại... ({n})',
  'socket.reconnectFailed': 'Không thể kết nối lại sau nhiều lần thử',
} as const;
