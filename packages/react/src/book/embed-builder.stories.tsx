import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import '../embed/define.ts';
import '../styles/foundations.css';
import { EmbedBuilder } from './embed-builder.tsx';

const meta = preview.meta({ title: 'Start here/Embed builder', parameters: { controls: { disable: true } } });

const snippet = () => screen.getByLabelText('Snippet').textContent;

export const Builder = meta.story({
  render: () => <EmbedBuilder />,
  play: async () => {
    await expect(snippet()).toContain('<keo-notifications></keo-notifications>');
    await waitFor(() =>
      expect(document.querySelector('keo-notifications')?.shadowRoot?.querySelector('button')).not.toBeNull(),
    );

    await userEvent.type(screen.getByLabelText('Where Keo runs'), 'https://keo.vn');
    await expect(snippet()).toContain('src="https://keo.vn/embed/v1/keo.js"');
    await expect(snippet()).toContain('api-base="https://keo.vn/au/api" token-endpoint="/keo-token"');

    await userEvent.click(screen.getByRole('combobox', { name: 'Widget' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Wallet' }));
    await expect(snippet()).toContain('<keo-wallet ');
    await waitFor(() => expect(document.querySelector('keo-wallet')?.shadowRoot?.textContent).toMatch(/\dđ/));

    await userEvent.click(screen.getByRole('tab', { name: 'React' }));
    await expect(snippet()).toContain("import '@keo/react/embed/define';");
  },
});
