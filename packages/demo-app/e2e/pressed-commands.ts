import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Commands that pages sent in this run, one JSON text a line, for `commands.e2e.ts`. */
export const pressedFolder = path.resolve(import.meta.dirname, '../../../test-results/commands');

/** A command sent by a page: its path below `/au/api/`, whether the work was running, and the party. */
export type Pressed = { call: string; command: string; running: boolean; by: string };

type Body = Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const has = (body: Body, field: string) => body[field] !== undefined;

/** Calls with more than one command: which one, by the body. For other calls the path says it. */
const commandsByPath: Readonly<Record<string, (body: Body) => string[]>> = {
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

/** Editing a draft is not ENHANCE. */
const isCommand = (call: string, answer: Body) => call !== 'job/update-job' || answer['state'] === 'OPEN';

type Known = Map<string, { by: string; running: boolean }>;

/** A call and its answer, as texts. */
type Exchange = { path: string; method: string; sent: string; answer: string };

/**
 * Wraps `fetch` in the page: browsers discard most bodies before a test can read them. Only successful calls are
 * reported.
 */
function tellOfCalls(): void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!/^\/au\/api\/(job|review)/.test(path)) return real(input, init);
    const request = new Request(input, init);
    const sent = request.clone();
    const response = await real(request);
    const tell: unknown = Reflect.get(globalThis, 'keoTellOfCall');
    // Before the page gets its answer, so that a test that ends with what the page shows has recorded all.
    if (response.ok && typeof tell === 'function')
      await Promise.all([sent.text(), response.clone().text()]).then(
        ([body, answer]) => tell({ path, method: request.method, sent: body, answer } satisfies Exchange),
        // The page aborted its call.
        () => undefined,
      );
    return response;
  };
}

/** A review says whom it is about: the other side wrote it, and who it is about replies. */
const getReviewer = (call: string, { of }: Body): string =>
  (call === 'review/reply-review') === (of === 'author') ? 'author' : 'worker';

/** Reads one answer: remembers the deal's state, and records the command. */
function readExchange({ path: calledPath, method, sent, answer }: Exchange, known: Known): Pressed[] {
  const [, call] = /\/au\/api\/((?:job(?:-\w+)?|review)\/[\w-]+)$/.exec(calledPath) ?? [];
  if (call === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract of the call says
  const body = JSON.parse(sent === '' ? '{}' : sent) as Body;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the envelope of every answer
  const { data } = JSON.parse(answer) as { data?: Body | null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract of the call says
  const record = (data?.['deal'] ?? data ?? {}) as Body;
  const before = known.get(text(body['dealId'])) ?? { by: '', running: false };
  if (has(record, 'myRole'))
    known.set(text(record['id']), { by: text(record['myRole']), running: record['state'] === 'IN_PROGRESS' });
  if (method !== 'POST' || !isCommand(call, record)) return [];
  const whose = call.startsWith('review/') ? { by: getReviewer(call, record), running: false } : before;
  return (commandsByPath[call]?.(body) ?? ['']).map((command) => ({ call, command, ...whose }));
}

/** Records commands of a browser's pages; returns a function that writes them after the test. */
export async function keepPressed(context: BrowserContext, test: string): Promise<() => Promise<void>> {
  const pressed: Pressed[] = [];
  const known: Known = new Map();
  await context.exposeBinding('keoTellOfCall', (_page, exchange: Exchange) => {
    pressed.push(...readExchange(exchange, known));
  });
  await context.addInitScript(tellOfCalls);
  return async () => {
    if (pressed.length === 0) return;
    await mkdir(pressedFolder, { recursive: true });
    const lines = pressed.map((one) => `${JSON.stringify(one)}\n`);
    await appendFile(path.join(pressedFolder, `${test}.jsonl`), lines.join(''));
  };
}
