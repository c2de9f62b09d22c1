import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import '../embed/define.ts';
import '../styles/foundations.css';
import { ThemingLab } from './theming-lab.tsx';

const meta = preview.meta({ title: 'Start here/Theming lab', parameters: { controls: { disable: true } } });

const primary = () => {
  const bell = document.querySelector('keo-notifications');
  return bell ? getComputedStyle(bell).getPropertyValue('--keo-primary').trim() : '';
};

export const Lab = meta.story({
  render: () => <ThemingLab />,
  play: async () => {
    const lines = screen.getByLabelText('Lines');
    await userEvent.type(screen.getByLabelText('What acts'), '#0b4f8a');
    await waitFor(() => expect(primary()).toBe('#0b4f8a'));
    await expect(lines).toHaveTextContent('"colorPrimary": "#0b4f8a"');

    await userEvent.type(screen.getByLabelText('Ground'), 'url(x)');
    await expect(screen.getByRole('status')).toHaveTextContent('variables.colorBackground');
    await userEvent.clear(screen.getByLabelText('Ground'));
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.click(screen.getByRole('combobox', { name: 'Look' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Plain' }));
    await expect(lines).toHaveTextContent('"look": "plain"');
    await waitFor(() => expect(primary()).toBe('#0b4f8a'));
    await waitFor(() =>
      expect(document.querySelector('keo-notification-list')?.shadowRoot?.querySelector('a')).not.toBeNull(),
    );
  },
});
