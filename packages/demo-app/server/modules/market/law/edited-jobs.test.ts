import { expect, it } from 'vitest';
import {
  agreed,
  application,
  draftDeal,
  finalizing,
  inProgress,
  judged,
  ok,
  opened,
  submitted,
  taken,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { samplePdf } from '../../../dev/testing/sample-files.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { sendFile } from '../../../dev/testing/send-bytes.ts';

const { scene } = await openScene();

type Words = Record<string, unknown>;
const read = (id: string, api = scene.author) => ok(api.get(`/job/job-info/${id}`));
const edit = async (jobId: string, words: Words, version?: number) =>
  scene.author.post('/job/edit-job', { jobId, version: version ?? (await read(jobId)).version, words });
const news = async () =>
  (await ok(scene.worker.get('/jobdeallog/jobs-my-deal-logs-list?type=ACTION_REQUIRED'))).list.filter(
    ({ metadata }: { metadata: { reason: string } }) => metadata.reason === 'JOB_EDITED',
  );
const description = `${projectJob.description} Xin thêm một bản in đen trắng.`;

it('words change with their history and address, and who applied is told once', async () => {
  const job = await opened(scene, projectJob);
  await ok(scene.worker.post('/job-application/apply-job', application(job.id)));
  const title = 'Thiết kế logo và bao bì tiệm trà';
  const edited = await ok(edit(job.id, { title, description }));
  expect(edited).toMatchObject({ title, description, slug: job.slug, state: 'OPEN', price: job.price });
  const changes = [
    { field: 'title', before: job.title, after: title },
    { field: 'description', before: job.description, after: description },
  ];
  const theirs = await read(job.id, scene.worker);
  expect(theirs.edits).toMatchObject([{ changes }]);
  expect(theirs.actions.map(({ key }: { key: string }) => key)).toContain('CANCEL_APPLICATION');
  expect(await news()).toMatchObject([{ metadata: { jobId: job.id, params: { jobTitle: title } } }]);
  // Found by its new words.
  const { list } = await ok(scene.visitor.get('/job/jobs-list?q=den%20trang'));
  expect(list.map(({ id }: { id: string }) => id)).toContain(job.id);
  // Another one before it is read: still one row.
  await ok(edit(job.id, { description: projectJob.description }));
  expect(await news()).toHaveLength(1);
  expect((await read(job.id)).edits).toHaveLength(2);
});

it('a lost answer may be sent again, an older version is refused, and so is another person', async () => {
  const job = await opened(scene, projectJob);
  const { version } = await read(job.id);
  await ok(edit(job.id, { description }, version));
  expect(await ok(edit(job.id, { description }, version))).toMatchObject({ description });
  expect((await read(job.id)).edits).toHaveLength(1);
  expect(await edit(job.id, { title: 'Thiết kế logo tiệm bánh' }, version)).toMatchObject({
    status: 409,
    data: { reason: 'STALE', fresh: { description } },
  });
  const change = { jobId: job.id, version, words: { title: 'Thiết kế logo tiệm bánh' } };
  expect(await scene.stranger.post('/job/edit-job', change)).toMatchObject({ status: 404 });
});

it('two at once leave one of them', async () => {
  const job = await opened(scene, projectJob);
  const { version } = await read(job.id);
  const titles = ['Thiết kế logo tiệm bánh', 'Thiết kế logo tiệm hoa'];
  const answers = await Promise.all(titles.map((title) => edit(job.id, { title }, version)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await read(job.id)).edits).toHaveLength(1);
});

it('a running deal keeps its title and text', async () => {
  const deal = await taken(scene);
  const job = await read(deal.jobId);
  await ok(
    edit(deal.jobId, { title: 'Kiểm thử luồng đặt món khác', description: `${job.description} Thêm.` }),
  );
  const now = await ok(scene.worker.post('/job-deal/job-deal-info', { dealId: deal.id }));
  expect(now.job.title).toBe(job.title);
  expect(now.terms.scope).toBe(job.description);
  expect((await read(deal.jobId, scene.worker)).edits).toHaveLength(1);
});

it('books, holds, portfolio and reviews keep the title under which a deal began', async () => {
  const deal = await inProgress(scene);
  const { title } = deal.job;
  await ok(edit(deal.jobId, { title: 'Vẽ áp phích cho rạp xiếc' }));
  const holds = await ok(scene.author.get('/wallet/wallet-holds-list'));
  expect(holds.list).toMatchObject([{ id: deal.id, title }]);
  const approved = await judged(scene, await submitted(scene, deal), 'APPROVE');
  await ok(scene.author.post('/job-deal/job-deal-author-finalize', finalizing(approved, 'COMPLETE')));
  const earned = async (words: string) =>
    (await ok(scene.worker.get(`/transaction/books-list?q=${encodeURIComponent(words)}`))).list;
  expect(await earned(title)).toMatchObject([{ about: { job: title } }]);
  expect(await earned('rạp xiếc')).toEqual([]);
  expect(JSON.stringify(await ok(scene.worker.get('/portfolio/my-portfolio-list')))).toContain(title);
  const reviews = await ok(scene.worker.get(`/review/deal-reviews?dealId=${deal.id}`));
  expect(JSON.stringify(reviews)).toContain(title);
});

it('files are added where a deal was agreed, and removed where none was', async () => {
  const upload = async (name: string) =>
    (await sendFile(scene.app, scene.authorToken, { name, bytes: samplePdf() })).data.id;
  const brief = await upload('đề bài.pdf');
  const more = await upload('mẫu.pdf');
  const posted = { ...projectJob, fileIds: [brief] };
  const removed = { status: 422, data: { reason: 'NOT_ALLOWED' }, msg: expect.stringContaining('tệp') };
  const deals = [await agreed(scene, {}, posted), await taken(scene, { fileIds: [brief] })];
  for (const { jobId } of deals) {
    expect(await edit(jobId, { fileIds: [] })).toMatchObject(removed);
    expect(await edit(jobId, { fileIds: [more] })).toMatchObject(removed);
    expect((await ok(edit(jobId, { fileIds: [more, brief] }))).attachments).toHaveLength(2);
  }
  const { jobId } = await draftDeal(scene, posted);
  expect((await ok(edit(jobId, { fileIds: [] }))).attachments).toEqual([]);
});

it('the same files are no change, and another of the same name is one', async () => {
  const upload = async () =>
    (await sendFile(scene.app, scene.authorToken, { name: 'đề bài.pdf', bytes: samplePdf() })).data.id;
  const fileIds = [await upload()];
  const job = await opened(scene, { ...projectJob, fileIds });
  expect((await ok(edit(job.id, { fileIds }))).edits).toEqual([]);
  const { version } = await read(job.id);
  const other = { description, fileIds: [await upload()] };
  await ok(edit(job.id, other, version));
  expect((await ok(edit(job.id, other, version))).edits).toMatchObject([
    {
      changes: [
        { field: 'description' },
        { field: 'attachments', before: 'đề bài.pdf', after: 'đề bài.pdf (2)' },
      ],
    },
  ]);
});

it('answers to questions that were changed meanwhile are refused', async () => {
  const questions = ['Bạn đã làm bao nhiêu logo?'];
  const job = await opened(scene, { ...projectJob, questions });
  const changed = ['Bạn làm logo mấy năm rồi?'];
  await ok(edit(job.id, { questions: changed }));
  const apply = (read?: string[]) =>
    scene.worker.post('/job-application/apply-job', {
      ...application(job.id),
      answers: ['Ba năm'],
      questions: read,
    });
  expect(await apply(questions)).toMatchObject({ status: 409, data: { reason: 'STALE' } });
  const { id: applicationId } = await ok(apply(changed));
  // One that was withdrawn keeps its answers.
  await ok(scene.worker.post('/job-application/cancel-application', { applicationId }));
  expect(await edit(job.id, { questions })).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
  await ok(apply());
});

it('a scam is refused, as are a closed job, a draft and answered questions', async () => {
  const questioning = { ...projectJob, questions: ['Bạn đã làm bao nhiêu logo?'] };
  const job = await opened(scene, questioning);
  const scam = await edit(job.id, { description: `${projectJob.description} Nhắn tin qua Zalo nhé.` });
  expect(scam.data.reason).toBe('SCAM_PATTERN');
  await ok(edit(job.id, { questions: ['Bạn làm logo mấy năm rồi?'] }));
  const answered = { ...application(job.id), answers: ['Ba năm'] };
  await ok(scene.worker.post('/job-application/apply-job', answered));
  expect((await edit(job.id, { questions: [] })).data.reason).toBe('NOT_ALLOWED');
  await ok(scene.author.post('/job/close-job', { jobId: job.id }));
  expect((await edit(job.id, { title: 'Thiết kế logo tiệm bánh' })).data.reason).toBe('NOT_ALLOWED');
  const draft = await ok(scene.author.post('/job/create-job', quickJob));
  expect((await edit(draft.id, { title: 'Thiết kế logo tiệm bánh' })).data.reason).toBe('NOT_ALLOWED');
  expect((await edit(job.id, { title: 'Ngắn' })).status).toBe(422);
});

it('contacts are hidden from who holds no money, in the history too', async () => {
  const job = await opened(scene, projectJob);
  await ok(edit(job.id, { description: `${projectJob.description} Gọi 0912345678.` }));
  const [{ changes }] = (await read(job.id, scene.worker)).edits;
  expect(JSON.stringify(changes)).not.toContain('0912345678');
});
