import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import type { RoomSketch } from '@keo/core/testing';
import { getFake } from '../../client/story-keo.tsx';
import { ChatPanel } from './chat-panel.tsx';

const link = (_: unknown, label: ReactNode) => <a href="#there">{label}</a>;
export const says: NonNullable<RoomSketch['says']> = [
  { by: 'author', text: 'Chào em, chị xem hồ sơ của em rồi. Em bắt đầu được từ tuần này không?', ago: 190 },
  { by: 'worker', text: 'Dạ em chào chị. Em bắt đầu được từ thứ Tư ạ.', ago: 188 },
  { by: 'worker', text: 'Chị cho em xin bảng màu chị thích nhé.', ago: 187 },
  { by: 'author', text: 'Chị thích tông gạch và kem.\nTránh giúp chị màu xanh lá.', ago: 60 },
];
export const job = { title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên' };
const nothing = () => undefined;

const dealLink = (_: unknown, className: string, label: ReactNode) => (
  <a href="#deal" className={className}>
    {label}
  </a>
);

type Input = { roomId: string | null; onOpen?: (roomId: string) => void };
export const Panel = ({ roomId, onOpen = nothing }: Input) => (
  <div style={{ height: 620, border: '1px solid var(--keo-line)' }}>
    <ChatPanel
      roomId={roomId}
      onOpen={onOpen}
      onList={nothing}
      jobLink={link}
      dealLink={dealLink}
      rechargeLink={link}
    />
  </div>
);

export const room =
  (sketch: RoomSketch, author: 'minhanh' | 'giabao' = 'minhanh') =>
  ({ id }: { id: string }) => {
    getFake({ id }).server.chat.open(author, author === 'minhanh' ? 'giabao' : 'minhanh', sketch);
  };

export const actsOn = async (said: HTMLElement) => {
  const bubble = said.closest('li');
  if (!bubble) throw new Error('A message is in a list');
  await userEvent.click(within(bubble).getByRole('button', { name: /Thao tác|What to do/ }));
  return within(bubble);
};
