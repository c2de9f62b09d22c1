import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Nguyễn Minh Anh', 'MA'],
    ['Phạm Gia Bảo', 'GB'],
    ['Đỗ Ôn', 'ĐÔ'],
    ['  trần   ích ', 'TÍ'],
    ['Bảo', 'B'],
    ['minh.anh', 'MA'],
    ['Nguyễn Văn (Tèo)', 'VT'],
    ['   ', ''],
  ])('takes the last words of %j: %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('keep a combining accent', () => {
    expect(initials('Trần Ánh'.normalize('NFD'))).toBe('TÁ');
  });
});
