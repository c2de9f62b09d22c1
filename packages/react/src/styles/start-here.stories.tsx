import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Knot } from '../ui/knot.tsx';
import './foundations.css';

const meta = preview.meta({ title: 'Start here/The idea', parameters: { controls: { disable: true } } });

export const Idea = meta.story({
  render: () => (
    <div className="book">
      <header style={{ display: 'grid', gap: 8 }}>
        <Knot size={48} />
        <h1>
          Giấy ấm và <em style={{ fontStyle: 'normal', color: 'var(--keo-seal)' }}>mực đỏ</em>.
        </h1>
        <p className="book-lead">
          Một thoả thuận ở Việt Nam được đóng dấu đỏ trên giấy. Nền là giấy ấm, đường kẻ mảnh như sợi tóc, con
          số ngay ngắn như trên biên lai. Màu đỏ chỉ dành cho điều sẽ xảy ra khi bạn bấm, và điều đã được đóng
          dấu.
        </p>
      </header>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
          gap: 20,
        }}
      >
        <Card as="section">
          <h2 style={{ fontSize: 'var(--keo-text-l)' }}>Một hành động đỏ trong tầm mắt</h2>
          <p style={{ color: 'var(--keo-ink-2)', margin: '4px 0 16px' }}>
            Còn 5 giờ, sau đó tự duyệt và trả 2,500,000đ.
          </p>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
            <Button>Xem bằng chứng</Button>
            <Button variant="ghost">Yêu cầu sửa</Button>
          </div>
        </Card>
        <Card as="section">
          <h2 style={{ fontSize: 'var(--keo-text-l)' }}>Đào đi cùng, ngọc báo tiền đã tới</h2>
          <p style={{ color: 'var(--keo-ink-2)', margin: '4px 0 16px' }}>
            Mỗi màu một nghĩa, ở đâu cũng vậy.
          </p>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Badge tone="waiting">Chờ bạn duyệt</Badge>
            <Badge tone="good">Đã trả 2,000,000đ</Badge>
            <Badge>3 ảnh</Badge>
          </div>
        </Card>
      </div>
    </div>
  ),
});
