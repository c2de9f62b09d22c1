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
  ])('%s', (given, expected) => {
    expect(maskContacts(given)).toEqual({ text: expected, isMasked: true });
  });
});

describe('what is talked about stays', () => {
  it.each([
    'Giá 28000000 được không anh?',
    'Giá 1.500.000.000đ cho cả gói',
    'Ngân sách 100000000 đồng',
    'Hẹn 05-11-2026 09:30 nhé',
    'Hạn 2026-11-20',
    'Giao 3 mốc: 2.000.000, 2.500.000 và 2.000.000',
    'Bản v1.2.3, tỉ lệ 16:9, 12000 từ',
    'Em gửi lúc 8.30 sáng.Chị xem giúp',
    'Mã kèo GD0000',
  ])('%s', (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });
});
