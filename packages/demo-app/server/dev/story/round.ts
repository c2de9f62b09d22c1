import { type CreateJob, createJobSchema, jobsEndpoints, usersEndpoints } from '@keo/core/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'valibot';
import { nextDeed } from './next-deed.ts';
import type { Person } from './person.ts';
import { topUp } from './top-up.ts';

const jobs = [
  {
    title: 'Thử nút đặt hàng trên trang khuyến mãi mới',
    description:
      'Mở trang khuyến mãi trên điện thoại, chọn hai món bất kỳ rồi bấm đến bước thanh toán. Chụp lại ba màn hình và kể cho mình chỗ nào khó hiểu.',
    price: 25_000,
    conditions: [
      { title: 'Ba ảnh màn hình', accept: { types: ['IMAGE'], minFiles: 3 } },
      { title: 'Vài lời nhận xét', accept: { types: ['TEXT'], minTextLen: 20 } },
    ],
  },
  {
    title: 'Đọc soát lỗi chính tả một trang giới thiệu',
    description:
      'Trang giới thiệu dài khoảng 600 chữ. Đọc kỹ, sửa lỗi chính tả và dấu câu ngay trong tài liệu rồi gửi lại đường dẫn cho mình.',
    price: 40_000,
    conditions: [{ title: 'Đường dẫn bản đã sửa', accept: { types: ['LINK'] } }],
  },
  {
    title: 'Chụp màn hình ứng dụng ở chế độ nền tối',
    description:
      'Bật nền tối trên điện thoại của bạn, mở ứng dụng và chụp lại hai màn hình chính. Mình cần xem chữ có đủ rõ trên nhiều máy khác nhau.',
    price: 18_000,
    conditions: [{ title: 'Hai ảnh màn hình nền tối', accept: { types: ['IMAGE'], minFiles: 2 } }],
  },
] as const;

const toJobDraft = (round: number): CreateJob =>
  parse(createJobSchema, {
    ...jobs[round % jobs.length],
    kind: 'QUICK',
    categorySlug: 'kiem-thu',
    slots: 1,
    timeLimitMin: 60,
  });

/** The deal is paid a second or two after the last approval. */
const maxPolls = 40;
const pollInterval = 250;

export type Tell = (username: string, deed: string) => void | Promise<void>;

/** One job from posting to payment between two people. Returns whether it was paid. */
export async function playRound(
  { author, worker }: { author: Person; worker: Person },
  round: number,
  tell: Tell,
): Promise<boolean> {
  const [authorId, workerId] = [await getId(author), await getId(worker)];
  const draft = toJobDraft(round);
  await topUp(author, draft.price * 2);
  const { id: jobId, slug } = await author.ask(jobsEndpoints.createJob, draft);
  await author.ask(jobsEndpoints.publishJob, { jobId, requestId: randomUUID() });
  await tell(author.username, `posts “${draft.title}” (/tasks/${slug})`);
  for (;;) {
    const worked = await nextDeed(worker, { userId: authorId, jobId });
    if (worked) await tell(worker.username, worked);
    const answered = await nextDeed(author, { userId: workerId, jobId });
    if (answered) await tell(author.username, answered);
    if (!worked && !answered) break;
  }
  for (let look = 0; look < maxPolls; look += 1) {
    const { list } = await author.ask(jobsEndpoints.myJobsList, { pageSize: 100 });
    if (list.some((job) => job.id === jobId && job.done === 1)) return true;
    await pause(pollInterval);
  }
  return false;
}

const getId = async (person: Person) => (await person.ask(usersEndpoints.userInfo, {})).id;
