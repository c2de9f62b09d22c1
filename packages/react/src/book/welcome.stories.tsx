import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import '../embed/define.ts';
import { getPart, getSite, siteStory } from '../embed/story-site.tsx';
import { toastsInLayer, settled } from '../toasts/story-toasts.ts';
import '../styles/foundations.css';
import { Welcome as WelcomePage } from './welcome.tsx';

const meta = preview.meta({
  title: 'Start here/Welcome',
  parameters: { controls: { disable: true } },
  render: (_args, { id, globals }) => (
    <WelcomePage
      site={getSite({ id })}
      language={globals['locale'] === 'vi' ? 'vi' : 'en'}
      theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    />
  ),
  ...siteStory,
});
const tag = 'keo-notifications';
const bell = () => getPart(tag, 'button.keo-bell');
const colour = () => getComputedStyle(getPart(tag, '.keo-count')).backgroundColor;
const counts = (count: number, word: string) =>
  waitFor(() => expect(bell()).toHaveAccessibleName(new RegExp(`\\b${count} ${word}`)));

export const Welcome = meta.story({
  play: async ({ id }) => counts(getSite({ id }).server.unread('minhanh'), '(chưa đọc|unread)'),
});

export const Played = meta.story({
  tags: ['!dev'],
  globals: { locale: 'vi' },
  play: async ({ canvas, id }) => {
    const { server, isListRead } = getSite({ id });
    const before = server.unread('minhanh');
    await counts(before, 'chưa đọc');
    await waitFor(() => expect([server.connections(), isListRead()]).toEqual([1, true]));
    await waitFor(() => expect(toastsInLayer('.keo-toast-layer')).toHaveLength(1));

    await userEvent.click(canvas.getByRole('button', { name: 'Gửi một tin tới' }));
    await counts(before + 1, 'chưa đọc');
    await waitFor(() => expect(toastsInLayer('.keo-toast')).toHaveLength(1));
    await settled(toastsInLayer('.keo-toast')[0]);

    const red = colour();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ngân hàng' }));
    await waitFor(() => expect(colour()).toBe('rgb(11, 79, 138)'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Sáng' }));
    await waitFor(() => expect(colour()).toBe(red));

    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await counts(before + 1, 'unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Read all elsewhere' }));
    await waitFor(() => expect(bell()).not.toHaveAccessibleName(/\d/));
    await userEvent.click(canvas.getByRole('button', { name: 'Send a notification' }));
    await counts(1, 'unread');
    // A toast keeps the language in which it came.
    await waitFor(() => expect(toastsInLayer('.keo-toast')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('radio', { name: 'Tiếng Việt' }));
    await counts(1, 'chưa đọc');
  },
});
