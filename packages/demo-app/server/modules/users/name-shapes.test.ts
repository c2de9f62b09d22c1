import { describe, expect, it } from 'vitest';
import { isReserved, isReservedUsername, toShape } from './name-shapes.ts';

const label = 'Tài khoản đã đóng';

describe('names that look alike', () => {
  it.each([
    ['minhanh', 'rnjnhanh'],
    ['minhanh', 'm1nhanh'],
    ['minhanh', 'mlnhanh'],
    ['hoanglong', 'h0angl0ng'],
    ['hoanglong', 'hoangIong'],
    ['tiendung', 'tienclung'],
    ['vvhoa', 'whoa'],
  ])('%s and %s have one shape', (one, other) => {
    expect(toShape(other)).toBe(toShape(one));
  });

  it.each([
    ['minhanh', 'minh.anh'],
    ['minhanh', 'minhanh2'],
    ['thuha', 'thuhoa'],
    ['ngoclan', 'ngoclam'],
  ])('%s and %s have two', (one, other) => {
    expect(toShape(other)).not.toBe(toShape(one));
  });
});

describe('names of Keo', () => {
  it.each([
    'Keo',
    'KEO',
    'Kẹo',
    'kéo',
    'Кео',
    'кео',
    'ΚΕΟ',
    'κεο',
    'ｋｅｏ',
    '𝓚𝓮𝓸',
    'K\u200Beo',
    'K e o',
    'K.E.O',
    'Ke0',
    'Keo 24',
    'Hỗ trợ Keo',
    'Hỗ trợ Keo'.normalize('NFD'),
    'HO TRO KEO',
    'Hỗ trợ Kео',
    'Keo - Hỗ trợ',
    'Hỗ trợ',
    'Hỗ trợ khách hàng',
    'CSKH Keo',
    'Admin',
    'ADMIN',
    'аdmіn',
    'Adrnin',
    'adm1n',
    'Keo Việt Nam',
    'Keo Official Support',
    'Lan, nhân viên Keo',
    label,
    'TAI KHOAN DA DONG',
    'Tài khoản  đã đóng.',
  ])('%j is taken by nobody', (name) => {
    expect(isReserved(name, label)).toBe(true);
  });

  it.each([
    'Nguyễn Minh Anh',
    'Bánh kẹo Hà Nội',
    'Keo dán Thành Công',
    'Kẹo Lạc Cô Tấm',
    'Team Building Đà Lạt',
    'Phạm Hồ Trọng',
    'Hồ Trọng',
    'Trần Hệ',
    'Việt Nam',
    'Team',
    'Keomany',
    'Đóng gói tài liệu',
    '李小龙',
    '12',
    '2 Lúa',
  ])('%j is a name like any other', (name) => {
    expect(isReserved(name, label)).toBe(false);
  });

  it.each([
    'keo.vn',
    'keo_shop',
    'ke0support',
    'admin',
    'adrnin',
    'admin1',
    'support',
    'hotro',
    'h0tr0',
    'ho.tro',
    'hotro24',
    'tai.khoan.da.dong',
    'taikhoandadong',
    'quan_tri',
  ])('%j is nobody’s username', (username) => {
    expect(isReservedUsername(username, label)).toBe(true);
  });

  it.each(['minhanh', 'person1', 'kieuoanh', 'hotrong', 'supportive', 'khoa.admin2000x', 'banhkeo'])(
    '%j is a username',
    (username) => {
      expect(isReservedUsername(username, label)).toBe(false);
    },
  );
});
