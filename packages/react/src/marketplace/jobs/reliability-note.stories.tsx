import { expect, userEvent } from 'storybook/test';
import { getReliability } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { ReliabilityNote } from './reliability-note.tsx';

const meta = preview.meta({
  title: 'Marketplace/Reliability',
  component: ReliabilityNote,
  parameters: { width: 384 },
  ...keoStory({}),
});

export const Known = meta.story({
  args: { reliability: getReliability({ completed: 12, late: 3, abandoned: 1, disputeLost: 1 }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/(Độ tin cậy|Reliability) 82\/100/));
    await expect(canvas.getByText(/(đúng hạn 75%|75% on time)/)).toBeVisible();
    await expect(canvas.getByText('+12')).toBeVisible();
    await expect(canvas.getByText('−5')).toBeVisible();
  },
});

export const Lowest = meta.story({
  args: { reliability: getReliability({ disputeLost: 8, abandoned: 22 }) },
});
export const Highest = meta.story({ args: { reliability: getReliability({ completed: 40 }) } });
