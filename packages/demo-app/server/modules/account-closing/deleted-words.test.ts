import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../app.ts';
import { allRows, columnsWith } from '../../dev/testing/all-rows.ts';
import { type Api, createSteadyApi } from '../../dev/testing/call-api.ts';
import { readUpTo, roomOfDeal, say } from '../../dev/testing/chat-scene.ts';
import { keptWords } from '../../dev/testing/kept-words.ts';
import {
  type Scene,
  application,
  applied,
  draftDeal,
  drafted,
  fund,
  inProgress,
  meet,
  newId,
  ok,
  opened,
  submitted,
} from '../../dev/testing/market-scene.ts';
import { call, register } from '../../dev/testing/person.ts';
import { projectJob } from '../../dev/testing/sample-jobs.ts';
import { add, change, finished } from '../../dev/testing/review-scene.ts';
import { samplePdf } from '../../dev/testing/sample-files.ts';
import { sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { unpack } from '../../dev/testing/unpack.ts';

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
  scene = await meet(app);
  await fund(scene.author, 20_000_000);
});

/** Their copy of all that they may read: deals, conversations and bell among it. */
async function getCopy(api: Api): Promise<string> {
  const before = (await ok(api.get('/user/data-export'))).export?.id;
  await ok(api.post('/user/create-data-export', {}));
  const { url } = await vi.waitFor(async () => {
    const { export: made } = await ok(api.get('/user/data-export'));
    expect(made).toMatchObject({ state: 'READY' });
    expect(made.id).not.toBe(before);
    return made;
  });
  const { rawPayload } = await app.server.inject(url);
  return [...(await unpack(rawPayload)).values()].join('\n');
}

type Words = {
  what: string;
  /** Writes the words, has them copied wherever they are, and answers how they are changed or deleted. */
  write: (secret: string) => Promise<() => Promise<unknown>>;
  stay: readonly (keyof typeof keptWords)[];
};

/** In a conversation that both have read, answered by a quote, with a newer message and a search. */
async function said(text: string, files: readonly string[] = []) {
  const roomId = await roomOfDeal(scene, await draftDeal(scene));
  const send = { roomId, clientId: newId(), type: 'TEXT', text, fileIds: files };
  const { id: messageId } = await ok(scene.author.post('/chat/send-message', send));
  await readUpTo(scene.worker, roomId, 1);
  await ok(
    scene.worker.post('/chat/send-message', {
      roomId,
      clientId: newId(),
      type: 'TEXT',
      text: 'Dạ',
      replyTo: messageId,
    }),
  );
  await say(scene.author, roomId, 'Cảm ơn em');
  return { roomId, messageId };
}
const createPdf = async (name: string): Promise<string> =>
  (await sendFile(app, await getToken(scene.author), { name, bytes: samplePdf(), type: 'application/pdf' }))
    .data.id;
const getToken = async (api: Api): Promise<string> => {
  const { username } = await ok(api.get('/user/info'));
  const { accessToken } = await ok(
    scene.visitor.post('/user/login', { username, password: `a long secret of ${username}` }),
  );
  return accessToken;
};
const rename = (displayName: string) => ok(scene.author.post('/user/update-info', { displayName }));

const left = async (secret: string) => columnsWith(await allRows(app.platform.db), secret);

const all: readonly Words[] = [
  {
    what: 'an edited message',
    async write(secret) {
      const which = await said(`Giá ${secret} nhé`);
      return () => ok(scene.author.post('/chat/edit-message', { ...which, text: 'Giá khác nhé' }));
    },
    stay: ['chat_originals.text'],
  },
  {
    what: 'a deleted message and the names of its files',
    async write(secret) {
      const fileId = await createPdf(`${secret}.pdf`);
      const which = await said(`Giá ${secret} nhé`, [fileId]);
      return async () => {
        await ok(scene.author.post('/chat/delete-message', which));
      };
    },
    stay: ['chat_originals.text', 'chat_files.name', 'files.name'],
  },
  {
    what: 'a former name',
    async write(secret) {
      await rename(`Minh ${secret}`);
      await submitted(scene, await inProgress(scene));
      // The proof has 120 hours, and a mail warns before they end.
      await call(app, '/sandbox/advance-clock', { body: { minutes: 119 * 60 } });
      const warnings =
        '/jobdeallog/jobs-my-deal-logs-list?type=URGENT_PROOF_REVIEW_NEEDED,URGENT_REVIEW_REQUIRED';
      await expect.poll(async () => (await ok(scene.author.get(warnings))).total).toBeGreaterThan(0);
      await call(app, '/sandbox/advance-clock', { body: { minutes: 11 } });
      await expect.poll(() => left(secret)).toContain('outbox_messages.body');
      await said('Chào em');
      await applied(scene);
      await ok(add(scene.author, await finished(scene)));
      return () => rename('Minh Anh');
    },
    stay: ['outbox_messages.body', 'outbox_messages.html'],
  },
  {
    what: 'a former headline and profile',
    async write(secret) {
      await ok(scene.author.post('/user/update-info', { headline: secret, bio: `Tôi là ${secret}` }));
      await opened(scene);
      return () => ok(scene.author.post('/user/update-info', { headline: '', bio: '' }));
    },
    stay: [],
  },
  {
    what: 'the former texts of a draft',
    async write(secret) {
      const job = {
        ...projectJob,
        title: `Thiết kế cho ${secret}`,
        description: `${projectJob.description} ${secret} 0912345678`,
        questions: [`Bạn biết ${secret} không?`],
      };
      const { id: jobId, version } = await drafted(scene, job);
      return async () => {
        const draft = await ok(scene.author.post('/job/update-job', { jobId, version, job: projectJob }));
        await ok(scene.author.post('/job/publish-job', { jobId, requestId: newId() }));
        return draft;
      };
    },
    stay: [],
  },
  {
    what: 'the former words of a review',
    async write(secret) {
      const deal = await finished(scene);
      const { version } = await ok(add(scene.author, deal, { text: `Làm việc ${secret}` }));
      return async () => {
        await ok(change(scene.author, deal, version, { text: 'Làm việc rất tốt' }));
        await ok(add(scene.worker, deal));
      };
    },
    stay: [],
  },
  {
    what: 'the name of a removed file',
    async write(secret) {
      const fileId = await createPdf(`${secret}.pdf`);
      return () => ok(scene.author.post('/upload/remove-file', { fileId }));
    },
    stay: [],
  },
];

/** Found as they are in slugs, search words and masked texts. */
const secrets = ['mot', 'hai', 'ba', 'bon', 'nam', 'sau', 'bay'].map((no) => `bimat${no}`);
const cases = all.map((one, at) => ({ ...one, secret: secrets[at] ?? '' }));

describe('what its writer changed or deleted', () => {
  it.each(cases)('is gone from everywhere: $what', async ({ write, secret, stay }) => {
    const undo = await write(secret);
    expect(await left(secret)).not.toEqual([]);
    await undo();
    expect(await left(secret)).toEqual([...stay].toSorted());
    // A file stays its owner's.
    for (const api of stay.includes('files.name') ? [scene.worker] : [scene.worker, scene.author])
      expect(await getCopy(api)).not.toContain(secret);
  });

  it('is gone with a closed account, from the bells of others too', async () => {
    const secret = 'bimatcuoi';
    const { accessToken, username, password } = await register(app);
    const api = createSteadyApi(app, username, password, accessToken);
    await ok(api.post('/user/update-info', { displayName: `Hà ${secret}`, headline: secret }));
    await ok(api.post('/job-application/apply-job', application((await opened(scene)).id)));
    expect(await getCopy(scene.author)).toContain(secret);
    await ok(api.post('/user/close-account', { password, username }));
    expect(await left(secret)).toEqual([]);
    expect(await getCopy(scene.author)).not.toContain(secret);
  });

  it('stays in columns that have a reason alone, and each of them is looked into', () => {
    expect(new Set(all.flatMap(({ stay }) => stay))).toEqual(new Set(Object.keys(keptWords)));
  });
});
