import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

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

/** What a page sent and was answered, as texts. */
type Exchange = { path: string; method: string; sent: string; answer: string };

/**
 * In the page, around its own fetch: the browser lets go of most bodies before anybody outside has read them.
 * Only what was answered well is told.
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
    // Before the page has its answer: a test that ends on what the page shows then has all that was sent.
    if (response.ok && typeof tell === 'function')
      await Promise.all([sent.text(), response.clone().text()]).then(
        ([body, answer]) => tell({ path, method: request.method, sent: body, answer } satisfies Exchange),
        // The page gave its call up.
        () => undefined,
      );
    return response;
  };
}

/** A review says whom it is about: the other side wrote it, and who it is about replies. */
const reviewerOf = (call: string, { of }: Body): string =>
  (call === 'review/reply-review') === (of === 'author') ? 'author' : 'worker';

/** Reads one answer: what it says of a deal is known from then on, and what was asked for it is given. */
function readExchange({ path: asked, method, sent, answer }: Exchange, known: Known): Pressed[] {
  const [, call] = /\/au\/api\/((?:job(?:-\w+)?|review)\/[\w-]+)$/.exec(asked) ?? [];
  if (call === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract of the call says
  const body = JSON.parse(sent === '' ? '{}' : sent) as Body;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the envelope of every answer
  const { data } = JSON.parse(answer) as { data?: Body | null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract of the call says
  const told = (data?.['deal'] ?? data ?? {}) as Body;
  const before = known.get(text(body['dealId'])) ?? { by: '', running: false };
  if (has(told, 'myRole'))
    known.set(text(told['id']), { by: text(told['myRole']), running: told['state'] === 'IN_PROGRESS' });
  if (method !== 'POST' || !isCommand(call, told)) return [];
  const whose = call.startsWith('review/') ? { by: reviewerOf(call, told), running: false } : before;
  return (commandsOf[call]?.(body) ?? ['']).map((command) => ({ call, command, ...whose }));
}

/** Keeps what the pages of a browser send of the law; gives what writes it down, after the test. */
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
