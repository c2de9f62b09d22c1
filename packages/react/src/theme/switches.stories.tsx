import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { LanguageSwitch } from '../i18n/language-switch.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = preview.meta({ title: 'Widgets/Switches', ...keoStory() });

export const Theme = meta.story({
  render: () => <ThemeSwitch />,
  play: async ({ canvas, id }) => {
    const { keo } = getFake({ id });
    await userEvent.click(canvas.getByRole('radio', { name: /^(Tối|Dark)$/ }));
    await expect(keo.theme.getSnapshot().context.choice).toBe('dark');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^(Sáng|Light)$/ })).toBeChecked());
  },
});

function Word() {
  return <p>{useTranslate()('ui.close')}</p>;
}

export const Language = meta.story({
  render: () => (
    <>
      <LanguageSwitch />
      <Word />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(canvas.getByText('Close')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tiếng Việt' }));
    await expect(canvas.getByText('Đóng')).toBeVisible();
  },
});
