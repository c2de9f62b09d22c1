import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { type Scene, application, meet, ok, opened } from '../../../dev/testing/market-scene.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
  scene = await meet(app);
});

const questions = ['Bạn đã vẽ logo nào?', 'Có gì gọi 0912 345 678 nhé?'];
const answers = ['Logo cho tiệm bánh Hoa Sữa.', 'Tôi hay nhận việc buổi tối.'];

it('is asked of those who apply, each answered, and read by the author beside the letter', async () => {
  const job = await opened(scene, { ...projectJob, questions });
  const read = await ok(scene.visitor.get(`/job/job-info/${job.slug}`));
  expect(read.questions).toEqual([questions[0], 'Có gì gọi ••••• nhé?']);
  const apply = (more: object) =>
    scene.worker.post('/job-application/apply-job', { ...application(job.id), ...more });
  for (const wrong of [{}, { answers: answers.slice(1) }, { answers: ['Có.', '  '] }])
    expect(await apply(wrong)).toMatchObject({
      status: 422,
      data: { reason: 'INVALID', fields: { answers: expect.stringContaining('câu hỏi') } },
    });
  expect((await ok(apply({ answers }))).answers).toEqual(answers);
  const { list } = await ok(scene.author.get(`/job-application/applications-list?jobId=${job.id}`));
  expect(list[0].answers).toEqual(answers);
});

it('is asked of nobody where nobody applies, and no answer is taken to no question', async () => {
  const instant = await opened(scene, { ...quickJob, questions });
  expect(instant.questions).toEqual([]);
  const job = await opened(scene);
  const sent = { ...application(job.id), answers: ['Vâng.'] };
  expect(await scene.worker.post('/job-application/apply-job', sent)).toMatchObject({ status: 422 });
});

it('is limited to five, and checked for scams like the rest of the job', async () => {
  const six = Array.from({ length: 6 }, (_, no) => `Câu hỏi số ${no + 1}?`);
  const post = (texts: string[]) => scene.author.post('/job/create-job', { ...projectJob, questions: texts });
  expect(await post(six)).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
  expect((await ok(post(six.slice(1)))).questions).toHaveLength(5);
  const flagged = await opened(scene, {
    ...projectJob,
    questions: ['Bạn đóng phí giữ chỗ trước được không?'],
  });
  expect(flagged.state).toBe('IN_MODERATION');
});
