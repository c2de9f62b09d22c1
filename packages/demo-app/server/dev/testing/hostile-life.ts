import type { Api } from './call-api.ts';
import { openRoom, say } from './chat-scene.ts';
import { type Scene, evidence, judged, meet, ok, taken, textProof } from './market-scene.ts';
import type { App } from '../../app.ts';
import { add, reply } from './review-scene.ts';
import { asKept } from './hostile-texts.ts';
import { samplePdf } from './sample-files.ts';
import { sendFile } from './send-bytes.ts';

/** Of one deal: `short` for single-line fields, `long` for multi-line ones. */
export type Words = { short: string; long: string };

/** Padding for fields with a minimum length. */
const more = 'và thêm vài chữ để đủ dài cho ô này, có ô cần đến năm mươi ký tự';
const atLeast = (length: number, text: string) =>
  asKept(text).trim().length < length ? `${text} ${more}` : text;

export type HostileLife = {
  scene: Scene;
  authorId: string;
  slug: string;
  deal: { id: string; proofs: { id: string; version: number }[] };
  fileId: string;
  roomId: string;
  /** What was sent for each field, as the server keeps it, and trimmed as it trims. */
  typed: Record<
    'name' | 'headline' | 'bio' | 'title' | 'description' | 'proofTitle' | 'evidence' | 'note' | 'review',
    string
  > &
    Words;
};

/** A quick job with these texts in every field of its author and worker, up to submitted work. */
export async function liveBy(app: App, { short, long }: Words): Promise<HostileLife> {
  const scene = await meet(app);
  const { author, worker } = scene;
  const written = {
    name: short,
    headline: short,
    bio: long,
    title: atLeast(10, short),
    description: atLeast(50, long),
    proofTitle: atLeast(3, short),
    evidence: atLeast(20, long),
    note: long,
    review: atLeast(10, long),
    short,
    long,
  };
  const { name: displayName, headline, bio, title, description, proofTitle } = written;
  for (const api of [author, worker]) await ok(api.post('/user/update-info', { displayName, headline, bio }));
  const conditions = [{ ...textProof, title: proofTitle, instructions: long.trim() }];
  const deal = await taken(scene, { title, description, conditions, slots: 2 });
  const { id: roomId } = await openRoom(author, { dealId: deal.id });
  await say(worker, roomId, short);
  await say(author, roomId, long);
  await ok(author.post('/jobdeallog/jobs-deal-logs-new', { dealId: deal.id, description: written.note }));
  const { data: file } = await sendFile(app, scene.workerToken, { name: short, bytes: samplePdf() });
  const handed = evidence(deal, { text: written.evidence, submit: true });
  const { deal: submitted } = await ok(worker.post('/job-proof/add-jobs-history-proof', handed));
  const { id: authorId } = await ok(author.get('/user/info'));
  const typed = { ...written };
  // Evidence is not trimmed.
  for (const [field, text] of Object.entries(written))
    Object.assign(typed, { [field]: field === 'evidence' ? asKept(text) : asKept(text).trim() });
  return { scene, authorId, slug: deal.job.slug, deal: submitted, fileId: file.id, roomId, typed };
}

/** Approves and pays the work; both sides review and reply. */
export async function endLife(app: App, { scene, deal, typed }: HostileLife): Promise<void> {
  const now = await ok(scene.author.post('/job-deal/job-deal-info', { dealId: deal.id }));
  await judged(scene, now, 'APPROVE');
  await app.market.runClock('deal', deal.id);
  for (const api of [scene.author, scene.worker]) await ok(add(api, deal, { text: typed.review }));
  for (const api of [scene.author, scene.worker]) await ok(reply(api, deal, typed.short));
}

/** Without the header row. */
export const toCells = (file: string): string[][] =>
  file
    .split(/\r\n(?=GD\d{10},)/)
    .slice(1)
    .map((line) =>
      Array.from(
        line.replace(/\r\n$/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g),
        ([, quoted, plain]) => (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')),
      ),
    );

/** A cell without the escapes against formulas. */
export const asTyped = (cell: string): string => cell.replaceAll(/(?<=^|[;\t\r\n])'/g, '');

export const mailsTo = async (
  api: Api,
  app: App,
): Promise<{ subject: string; text: string; code: string | null }[]> => {
  const { email } = await ok(api.get('/user/info'));
  const url = `/au/api/sandbox/outbox?to=${encodeURIComponent(email)}`;
  return JSON.parse((await app.server.inject({ url })).body).data.list;
};
