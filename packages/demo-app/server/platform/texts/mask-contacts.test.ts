import { describe, expect, it } from 'vitest';
import { mask, maskContacts } from './mask-contacts.ts';

describe('what leads past Keo is taken out', () => {
  it.each([
    ['Gọi em 0912345678 nhé', `Gọi em ${mask} nhé`],
    ['Gọi em 0912 345 678 nhé', `Gọi em ${mask} nhé`],
    ['Gọi em 0912.345.678.', `Gọi em ${mask}.`],
    ['Zalo +84 912 345 678', `Zalo ${mask}`],
    ['Số bàn 02838123456', `Số bàn ${mask}`],
    ['mail bao.pham@gmail.com nhé', `mail ${mask} nhé`],
    ['mail bao @ gmail.com', `mail ${mask}`],
    ['bao(at)gmail(dot)com', mask],
    ['xem https://example.com/a?b=1 nhé', `xem ${mask} nhé`],
    ['xem www.example.vn', `xem ${mask}`],
    ['vào t.me/giabao đi', `vào ${mask} đi`],
    ['zalo.me/0912345678', mask],
    ['STK: 123456 Vietcombank', `STK: ${mask} Vietcombank`],
    ['số tài khoản 0071 0012 3456', `số tài khoản ${mask}`],
    ['chuyển vào 19034567891234', `chuyển vào ${mask}`],
    ['Gọi ０９１２３４５６７８ nhé', `Gọi ${mask} nhé`],
    ['Gọi 𝟎𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖', `Gọi ${mask}`],
    ['Gọi 0912\u00a0345\u00a0678', `Gọi ${mask}`],
    ['Gọi 0912\u2009345\u200b678', `Gọi ${mask}`],
    ['Gọi 0912_345_678', `Gọi ${mask}`],
    ['Gọi (091) 234 5678', `Gọi ${mask}`],
    ['Gọi (091) 234-5678 nhé', `Gọi ${mask} nhé`],
    ['Gọi (0912345678)', `Gọi (${mask})`],
    ['Gọi (+84) 912 345 678', `Gọi ${mask}`],
    ['Gọi +84 (0) 912 345 678', `Gọi ${mask}`],
    ['Gọi 0912–345–678', `Gọi ${mask}`],
    ['Gọi 0912345678 2 lần', `Gọi ${mask} 2 lần`],
    ['mail bao＠gmail．com', `mail ${mask}`],
    ['STK - 123456', `STK - ${mask}`],
    ['số tài khoản: 123456'.normalize('NFD'), `số tài khoản: ${mask}`],
  ])('%s', (written, expected) => {
    expect(maskContacts(written)).toEqual({ text: expected, isMasked: true });
  });
});

it('no character is cut in two where the words grow', () => {
  for (const family of ['👨‍👩‍👧', '😂'])
    for (let count = 1; count < 12; count += 1) {
      const { text } = maskContacts(`${'\u{1D160}'.repeat(count)} 0912345678 ${family.repeat(12)}`);
      expect(text.replaceAll(family, '')).not.toMatch(/\p{Extended_Pictographic}|\u200D|\p{Cs}/u);
    }
});

describe('what is talked about stays', () => {
  it.each([
    'Giá 28000000 được không anh?',
    'Giá 1.500.000.000đ cho cả gói',
    'Ngân sách 100000000 đồng',
    'Hẹn 05-11-2026 09:30 nhé',
    'Hạn 2026-11-20',
    'Hẹn (05-11-2026 09:30)',
    'Ôn ½ chương, mức ① và ②, nhé 😀',
    'tiếng Việt'.normalize('NFD'),
    'Giao 3 mốc: 2.000.000, 2.500.000 và 2.000.000',
    'Bản v1.2.3, tỉ lệ 16:9, 12000 từ',
    'Em gửi lúc 8.30 sáng.Chị xem giúp',
    'Mã kèo GD0000',
  ])('%s', (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });
});
