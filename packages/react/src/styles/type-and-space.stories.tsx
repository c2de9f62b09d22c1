import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import './foundations.css';

const meta = preview.meta({ title: 'Foundations/Type, space and motion' });

const sizes: [name: string, weight: number, leading: string, sample: string][] = [
  ['display', 700, 'tight', 'Chào Minh Anh, có 2 việc đang chờ bạn.'],
  ['title', 700, 'tight', 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm'],
  ['l', 600, 'snug', 'Mốc 2, bộ logo hoàn chỉnh'],
  ['m', 400, 'body', 'Việc gấp nhất đứng đầu. Mỗi đồng hồ nói rõ điều gì sẽ xảy ra khi hết giờ.'],
  ['s', 400, 'snug', 'Còn 5 giờ, sau đó tự duyệt và trả 2,500,000đ'],
  ['xs', 500, 'snug', 'Nộp lần 2 · 4 tệp · tự kiểm tra: đạt'],
];

/** Accents stack, so no line height is under 1.3. */
export const Type = meta.story({
  render: () => (
    <div className="book" style={{ gap: 0 }}>
      {sizes.map(([name, weight, leading, sample]) => (
        <div key={name} className="book-line">
          <code>
            text-{name} · {weight}
          </code>
          <span
            style={{
              fontSize: `var(--keo-text-${name})`,
              fontWeight: weight,
              lineHeight: `var(--keo-leading-${leading})`,
              letterSpacing: name === 'display' ? 'var(--keo-tracking-display)' : undefined,
            }}
          >
            {sample}
          </span>
        </div>
      ))}
      <div className="book-line">
        <code>accents</code>
        <span style={{ fontSize: 'var(--keo-text-title)', lineHeight: 'var(--keo-leading-tight)' }}>
          Ế Ỡ Ặ Ậ Ổ Ữ ỷ ễ ợ · Nguyễn Ẩn Ỷ, Đặng Quỳnh Ngọc, Trần Ổ Diễm
        </span>
      </div>
      <div className="book-line">
        <code>keo-num</code>
        <span className="keo-num" style={{ display: 'grid', justifyItems: 'end', width: 'max-content' }}>
          <b>12,480,000đ</b>
          <b>1,111,111đ</b>
        </span>
      </div>
    </div>
  ),
  play: async () => {
    await document.fonts.ready;
    await waitFor(() => expect(document.fonts.check('600 16px "Be Vietnam Pro"', 'Ữ')).toBe(true));
  },
});

export const Space = meta.story({
  render: () => (
    <div className="book" style={{ gap: 0 }}>
      {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => (
        <div key={step} className="book-line">
          <code>
            space-{step} · {step * 4} px
          </code>
          <div className="book-bar" style={{ width: `var(--keo-space-${step})` }} />
        </div>
      ))}
      <div className="book-line">
        <code>radius-s, m, l, full</code>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {['s', 'm', 'l', 'full'].map((size) => (
            <div
              key={size}
              style={{
                width: 88,
                height: 56,
                border: '1px solid var(--keo-line-strong)',
                borderRadius: `var(--keo-radius-${size})`,
                background: 'var(--keo-surface)',
                boxShadow: 'var(--keo-shadow)',
              }}
            />
          ))}
        </div>
      </div>
    </div>
  ),
});

const times: [name: string, use: string][] = [
  ['time', 'Đổi màu, đổi chỗ'],
  ['time-mask', 'Màn che sau hộp thoại'],
  ['time-ripple', 'Mực loang dưới ngón tay'],
  ['time-toast-in', 'Thông báo hiện ra'],
  ['time-toast-out', 'Thông báo rời đi'],
  ['time-seal', 'Con dấu đóng xuống'],
];

/** A duration token in ms; minified CSS has `.4s` for `400ms`. */
function getDuration(token: string): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(token);
  return Number.parseFloat(written) * (written.endsWith('ms') ? 1 : 1000);
}

/** All 0 under `prefers-reduced-motion`. */
export const Motion = meta.story({
  globals: { motion: 'device' },
  render: () => (
    <div className="book" style={{ gap: 0 }}>
      {times.map(([name, use]) => (
        <div key={name} className="book-line">
          <code>{name}</code>
          <span>
            {use} · {getDuration(`--keo-${name}`)}ms
          </span>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Mực loang/)).toHaveTextContent('400ms');
  },
});
