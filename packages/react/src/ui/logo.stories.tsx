import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Logo } from './logo.tsx';

const meta = preview.meta({ title: 'Primitives/Logo', component: Logo, args: { name: 'Keo' } });

export const WithName = meta.story();

export const MarkOnly = meta.story({
  tags: ['untranslated'],
  args: { markOnly: true, size: 64 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keo')).toHaveClass('keo-unseen');
  },
});
