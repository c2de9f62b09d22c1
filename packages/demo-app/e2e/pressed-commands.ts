import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Response } from '@playwright/test';

/** What pages sent of the law in this run, one JSON text a line; `commands.e2e.ts` reads all of it. */
export const pressedFolder = path.resolve(import.meta.dirname, '../../../test-results/commands');

/** A command as a page gave it: its call below `/au/api/`, whether the work was running then, and whose it was. */
export type Pressed = { call: string; command: string; running: boolean; by: string };

type Body = Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const has = (body: Body, field: string) => body[field] !== undefined;

/** Calls that carry more than one command: which ones, by what was sent. Of the others the call says it. */
const commandsOf: Readonly<Record<string, (body: Body) => string[]>> = {
  'job-deal/job-deal-init-proposal': (body) => [has(body, 'mode') ? 'TAKE' : 'INIT_PROPOSAL'],
  'job-deal/job-deal-give-offer': (body) => [text(body['decision'])],
  'job-deal/job-deal-author-finalize': (body) => [text(body['decision'])],
  'job-deal/cancel-deal': (body) => [has(body, 'toWorker') ? 'REQUEST_CANCEL' : 'GIVE_UP'],
  'job-deal/respond-cancel': (body) => [`${text(body['decision'])}_CANCEL`],
  'job-proof/add-jobs-history-proof': (body) =>
    body['kind'] === 'CONDITION'
      ? ['ADD_CONDITIONS']
      : ['UPLOAD', ...(body['submit'] === true ? ['SUBMIT'] : [])],
  'job-proof/job-history-proof-change': (body) => [text(body['action'])],
};

/** A posting that is edited as a draft is not enhanced. */
const isCommand = (call: string, answer: Body) => call !== 'job/update-job' || answer['state'] === 'OPEN';

type Known = Map<string, { by: string; running: boolean }>;

/** The answer, or nothing: a page that goes away takes its answers along. */
async function answerOf(response: Response): Promise<Body> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the envelope of every answer
  const answer = (await response.json().catch(() => ({}))) as { data?: Body | null };
  const { data } = answer;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract of the call says
  return (data?.['deal'] ?? data ?? {}) as Body;
}

/** Reads one answer: what it says of a deal is known from then on, and what was asked for it is given. */
async function readAnswer(response: Response, known: Known): Promise<Pressed[]> {
  const request = response.request();
  const [, call] = /\/au\/api\/(job(?:-\w+)?\/[\w-]+)$/.exec(new URL(request.url()).pathname) ?? [];
  if (call === undefined || !response.ok()) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract of the call says
  const body = JSON.parse(request.postData() ?? '{}') as Body;
  const before = known.get(text(body['dealId'])) ?? { by: '', running: false };
  const answer = await answerOf(response);
  if (has(answer, 'myRole'))
    known.set(text(answer['id']), { by: text(answer['myRole']), running: answer['state'] === 'IN_PROGRESS' });
  if (request.method() !== 'POST' || !isCommand(call, answer)) return [];
  return (commandsOf[call]?.(body) ?? ['']).map((command) => ({ call, command, ...before }));
}

/** Keeps what the pages of a browser send of the law; gives what ends the keeping. */
export function keepPressed(context: BrowserContext, test: string): () => Promise<void> {
  const pressed: Promise<Pressed[]>[] = [];
  const known: Known = new Map();
  const note = (response: Response) => pressed.push(readAnswer(response, known));
  context.on('response', note);
  return async () => {
    context.off('response', note);
    const lines = (await Promise.all(pressed)).flat().map((one) => `${JSON.stringify(one)}\n`);
    if (lines.length === 0) return;
    await mkdir(pressedFolder, { recursive: true });
    await appendFile(path.join(pressedFolder, `${test}.jsonl`), lines.join(''));
  };
}
