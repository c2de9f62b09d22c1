import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { ClockRing } from './clock-ring.tsx';

const hour = 3_600_000;

const meta = preview.meta({
  title: 'Marketplace/Clock ring',
  component: ClockRing,
  parameters: { width: 400 },
  ...keoStory(),
});

export const HowMuchIsLeft = meta.story({
  args: { ms: 5 * hour },
  render: () => (
    <div className="keo-row__acts">
      {[0, 1 / 60, 0.7, 5, 36, 80, 24 * 20].map((hours) => (
        <ClockRing key={hours} ms={hours * hour} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rings = [...canvasElement.querySelectorAll('.keo-ring')];
    await expect(rings.map((ring) => ring.textContent)).toEqual([
      expect.stringMatching(/^0(phút|min)$/),
      expect.stringMatching(/^1(phút|min)$/),
      expect.stringMatching(/^42(phút|min)$/),
      expect.stringMatching(/^5(giờ|hr)$/),
      expect.stringMatching(/^36(giờ|hr)$/),
      expect.stringMatching(/^3(ngày|days)$/),
      expect.stringMatching(/^20(ngày|days)$/),
    ]);
    const turns = rings.map((ring) => ring.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray'));
    await expect(turns.map((turn) => Math.round(Number.parseFloat(turn ?? '')))).toEqual([
      0, 2, 70, 21, 50, 24, 100,
    ]);
    await expect(rings.every((ring) => ring.getAttribute('aria-hidden') === 'true')).toBe(true);
  },
});
