import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { contrast, parseColour } from './colour.ts';
import './foundations.css';

const meta = preview.meta({ title: 'Foundations/Colour' });

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

function Measured({ text, ground, sample }: { text: string; ground: string; sample: string }) {
  const box = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState('');
  useLayoutEffect(() => {
    if (!box.current) return;
    const { color, backgroundColor } = getComputedStyle(box.current);
    const opaque = (colour: string) =>
      parseColour(colour.replace(/^oklch\(([\d.]+) /, (_, l) => `oklch(${Number(l) * 100}% `));
    setRatio(contrast(opaque(color), opaque(backgroundColor)).toFixed(2));
  }, []);
  return (
    <li
      ref={box}
      className="book-pair"
      data-ratio={ratio}
      style={{ color: `var(--keo-${text})`, background: `var(--keo-${ground})` }}
    >
      <b>{sample}</b>
      <span className="keo-num">
        {text} / {ground} · {ratio}
      </span>
    </li>
  );
}

/** Apple for actions, peach for secondary parts, jade for received money. */
export const Scales = meta.story({
  render: () => (
    <div className="book">
      {['apple', 'peach', 'jade'].map((name) => (
        <section key={name}>
          <h2 style={{ textTransform: 'capitalize' }}>{name}</h2>
          <ul className="book-scale">
            {steps.map((step) => (
              <li
                key={step}
                className="book-swatch keo-num"
                style={{
                  background: `var(--keo-${name}-${step})`,
                  color:
                    step >= (name === 'apple' ? 500 : 600) && !(name === 'peach' && step === 600)
                      ? '#fff'
                      : '#000',
                }}
              >
                {step}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
});

const pairs: [text: string, ground: string, sample: string][] = [
  ['ink', 'canvas', 'Mực trên giấy'],
  ['ink-2', 'surface', 'Đọc sau'],
  ['ink-3', 'sunken', 'Đọc khi cần'],
  ['primary-ink', 'surface', 'Đánh dấu đã đọc'],
  ['on-primary', 'primary', 'Duyệt và trả'],
  ['on-primary-hover', 'primary-hover', 'Dưới con trỏ'],
  ['wash-ink', 'wash', 'Chờ bạn duyệt'],
  ['wash-ink', 'wash-hover', 'Giữ 2,625,000đ'],
  ['good', 'good-wash', 'Đã trả 2,000,000đ'],
  ['danger', 'danger-wash', 'Bị từ chối'],
];

/** Contrast of 4.5 or more in both themes. */
export const Contrast = meta.story({
  render: () => (
    <ul className="book-pairs">
      {pairs.map(([text, ground, sample]) => (
        <Measured key={`${text} ${ground}`} text={text} ground={ground} sample={sample} />
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
    await waitFor(() => expect(drawn().every((pair) => pair.dataset['ratio'])).toBe(true));
    await expect(drawn().filter((pair) => Number(pair.dataset['ratio']) < 4.5)).toEqual([]);
  },
});
