import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { Table } from './table.tsx';

type Session = { id: string; device: string; place: string; lastSeen: string; isThis: boolean };

const sessions: Session[] = [
  { id: 'a', device: 'Chrome trên Windows', place: 'Hà Nội', lastSeen: 'Bây giờ', isThis: true },
  { id: 'b', device: 'Safari trên iPhone', place: 'Hà Nội', lastSeen: '14:00', isThis: false },
  { id: 'c', device: 'Firefox trên Ubuntu', place: 'Đà Nẵng', lastSeen: '12/11', isThis: false },
];

const meta = preview.meta({ title: 'Primitives/Table', component: Table<Session> });

export const Devices = meta.story({
  render: () => (
    <Card>
      <Table
        caption="Thiết bị đang đăng nhập"
        showCaption
        rows={sessions}
        rowKey={(row) => row.id}
        columns={[
          {
            id: 'device',
            header: 'Thiết bị',
            cell: (row) => (
              <>
                {row.device} {row.isThis && <Badge tone="good">Thiết bị này</Badge>}
              </>
            ),
          },
          { id: 'place', header: 'Nơi', cell: (row) => row.place },
          { id: 'seen', header: 'Lần cuối', align: 'end', cell: (row) => row.lastSeen },
        ]}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Thiết bị đang đăng nhập' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});
