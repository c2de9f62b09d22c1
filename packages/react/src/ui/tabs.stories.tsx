import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from './badge.tsx';
import { Tabs } from './tabs.tsx';

function Held(props: ComponentProps<typeof Tabs>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Việc của tôi',
    value: 'doing',
    onValueChange: fn(),
    tabs: [
      { value: 'doing', label: 'Đang làm', content: 'Ba việc đang làm, việc gấp nhất còn 5 giờ.' },
      {
        value: 'review',
        label: (
          <>
            Chờ duyệt <Badge tone="waiting">2</Badge>
          </>
        ),
        content: 'Hai bằng chứng đang chờ bạn.',
      },
      { value: 'done', label: 'Hoàn thành', content: 'Mười bốn việc đã xong.' },
      { value: 'disputed', label: 'Tranh chấp', content: '', disabled: true },
    ],
  },
  render: (args) => <Held {...args} />,
});

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Đang làm' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Chờ duyệt/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Hai bằng chứng đang chờ bạn.');
  },
});
