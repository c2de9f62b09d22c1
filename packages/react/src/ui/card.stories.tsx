import preview from '../../../../.storybook/preview.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Card, type CardProps } from './card.tsx';

const meta = preview.meta({
  title: 'Primitives/Card',
  component: Card,
  parameters: { width: 420 },
  // Storybook does not extract cva variants.
  argTypes: {
    tone: {
      control: 'select',
      options: ['paper', 'sunken', 'wash', 'danger', 'ink'] satisfies CardProps['tone'][],
      description: '`paper` lies on the canvas; `ink` is the red card of the wallet, one on a screen.',
      table: { defaultValue: { summary: "'paper'" } },
    },
    padding: {
      control: 'inline-radio',
      options: ['none', 'small', 'medium', 'large'] satisfies CardProps['padding'][],
      table: { defaultValue: { summary: "'medium'" } },
    },
    lifts: {
      control: 'boolean',
      description: 'Lifts under the pointer: for a card that is itself a link.',
      table: { defaultValue: { summary: 'false' } },
    },
  },
});

export const Paper = meta.story({
  args: { as: 'article' },
  render: (args) => (
    <Card {...args}>
      <h2>Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên</h2>
      <p style={{ color: 'var(--keo-ink-2)', margin: '4px 0 12px' }}>Với Phạm Gia Bảo · hạn 27/11 · 3 mốc</p>
      <Badge tone="waiting">Chờ bạn duyệt</Badge>
    </Card>
  ),
});

export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card tone="sunken">Lõm xuống: phần phụ của một trang.</Card>
      <Card tone="wash">Phớt đào: điều đang chờ.</Card>
      <Card tone="danger">Phớt đỏ: điều cần chú ý ngay.</Card>
    </div>
  ),
});

export const Ink = meta.story({
  render: () => (
    <Card tone="ink" padding="large">
      <p>Dùng được</p>
      <p className="keo-num" style={{ fontSize: 36, fontWeight: 700, lineHeight: 1.3 }}>
        12,480,000đ
      </p>
      <p style={{ marginTop: 12 }}>
        <Button variant="soft">Nạp tiền</Button>
      </p>
    </Card>
  ),
});
