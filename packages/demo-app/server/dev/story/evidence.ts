import type { ListedProof } from '@keo/core/contract';
import { drawPicture } from '../seed/pictures.ts';
import type { Person } from './person.ts';

const reports = [
  'Không lỗi. Mình đi hết các bước trên mạng 4G, chỗ nào cũng rõ ràng và nhanh.',
  'Có một chỗ hơi khó hiểu: nút Tiếp tục nằm sát mép dưới, máy nhỏ dễ bấm nhầm.',
  'Xong rồi ạ. Mình ghi chú thêm hai điểm nhỏ ở cuối, bạn xem giúp nhé.',
] as const;

/** As many pictures as the condition asks for, a link, a code or a text. Null for what cannot be made up. */
export async function evidenceFor(
  me: Person,
  { accept }: ListedProof,
  turn: number,
): Promise<{ fileIds: string[]; text?: string; link?: string } | null> {
  const { types, minFiles = 0 } = accept;
  if (types.includes('IMAGE')) {
    const fileIds = [];
    for (let n = 0; n < Math.max(1, minFiles); n += 1)
      fileIds.push(await me.upload(await drawPicture('screen', turn + n)));
    return { fileIds };
  }
  if (types.includes('LINK') && minFiles === 0)
    return { fileIds: [], link: 'https://docs.google.com/document/d/ban-giao' };
  if (types.includes('CODE')) return { fileIds: [], text: `AN${String(1000 + (turn % 9000))}` };
  if (types.includes('TEXT')) {
    const text = reports[turn % reports.length] ?? reports[0];
    return (accept.minTextLen ?? 0) <= text.length ? { fileIds: [], text } : null;
  }
  return null;
}
