export const welcomeWords = {
  vi: {
    title: ['Chào bạn đến với ', 'Keo', '.'],
    lead: 'Keo là chợ việc ở Việt Nam, và là bộ phần tử mà trang nào cũng nhúng được. Đây là một chiếc chuông thật, đang sống trong trang của một tiệm. Bấm thử đi.',
    shop: 'Tiệm Mộc',
    shopLinks: 'Sản phẩm · Câu chuyện',
    shopLine: 'Trang này là của tiệm. Chỉ chiếc chuông là của Keo.',
    ring: 'Gửi một tin tới',
    read: 'Đọc hết ở nơi khác',
    theme: 'Giao diện',
    themes: { light: 'Sáng', dark: 'Tối', bank: 'Ngân hàng', playful: 'Vui' },
    language: 'Ngôn ngữ',
    code: 'Đây là tất cả mã cần có để thấy nó, chưa cần khoá:',
    rooms: 'Cuốn sách này có gì',
    open: 'Mở',
    tests:
      'Mỗi trang là một phép thử, chạy ở cả hai giao diện và được axe soát. Thanh phía trên đổi giao diện, ngôn ngữ, mạng, chuyển động và đồng hồ.',
  },
  en: {
    title: ['Welcome to ', 'Keo', '.'],
    lead: 'Keo is a market for work in Vietnam, and a kit of elements that any page can take in. This is a real bell, alive in the page of a shop. Press something.',
    shop: 'Tiệm Mộc',
    shopLinks: 'Products · Our story',
    shopLine: 'This page is the shop’s. Only the bell is Keo’s.',
    ring: 'Send a notification',
    read: 'Read all elsewhere',
    theme: 'Look',
    themes: { light: 'Light', dark: 'Dark', bank: 'Bank', playful: 'Playful' },
    language: 'Language',
    code: 'This is all the code it takes to see one, without a key:',
    rooms: 'What is in this book',
    open: 'Open',
    tests:
      'Every page is a test, run in both themes and looked through by axe. The bar above changes theme, language, network, motion and clock.',
  },
} as const;
export type WelcomeLanguage = keyof typeof welcomeWords;
