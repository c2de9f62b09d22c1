import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { chooseOption } from '../story-list.ts';
import { PeriodFilter } from './period-filter.tsx';
import type { Days } from './periods.ts';

function Kept(first: Days) {
  const [days, setDays] = useState<Days>(first);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <PeriodFilter {...days} onChange={setDays} />
      <output>{`${days.dateFrom ?? ''} ${days.dateTo ?? ''}`}</output>
    </div>
  );
}

const meta = preview.meta({
  title: 'Primitives/Period filter',
  component: PeriodFilter,
  parameters: { width: 400 },
  ...keoStory({}),
});

export const Preset = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await chooseOption(canvas.getByRole('combobox'), /^(7 ngày qua|Last 7 days)$/);
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const TwoDays = meta.story({
  render: () => <Kept dateFrom="2026-01-05" dateTo="2026-01-31" />,
  play: async ({ canvas }) => {
    const from = canvas.getByLabelText(/^(Từ ngày|From)$/);
    const to = canvas.getByLabelText(/^(Đến ngày|To)$/);
    await expect(from).toHaveValue('05/01/2026');
    await userEvent.clear(to);
    await userEvent.type(to, '31/02/2026');
    await userEvent.tab();
    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription(/25\/11\/2026/);
    await userEvent.clear(to);
    await userEvent.type(to, '4.1.2026');
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription(/05\/01\/2026/);
    await userEvent.clear(to);
    await userEvent.type(to, '28022026');
    await userEvent.tab();
    await expect(to).toBeValid();
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-01-05 2026-02-28');
  },
});
