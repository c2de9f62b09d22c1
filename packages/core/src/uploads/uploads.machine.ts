import { type CallbackActorLogic, assign, enqueueActions, setup } from 'xstate';
import type { ApiError } from '../http/http.errors.ts';
import { type FileProblem, checkFile } from './check-file.ts';
import type { StoredFile } from './upload.schema.ts';

/** `waiting`: for a network. `checking`: all bytes have arrived, the server looks at them. */
export type UploadState = 'queued' | 'sending' | 'waiting' | 'checking' | 'done' | 'failed';

/** One chosen file. `scope` is what it was chosen for; `sent` is in bytes. */
export type UploadItem = {
  readonly key: string;
  readonly scope: string;
  readonly file: File;
  readonly state: UploadState;
  readonly sent: number;
  readonly stored: StoredFile | null;
  /** Why it is not sent. */
  readonly problem: FileProblem | null;
  /** Why sending it failed. */
  readonly error: ApiError | null;
};

export type UploadsEvent =
  | { type: 'uploads.add'; scope: string; files: readonly File[]; max: number }
  | { type: 'uploads.retry'; key: string }
  | { type: 'uploads.remove'; key: string }
  | { type: 'uploads.clear'; scope: string }
  | { type: 'uploads.progressed'; key: string; sent: number; state: 'sending' | 'waiting' | 'checking' }
  | { type: 'uploads.stored'; key: string; stored: StoredFile }
  | { type: 'uploads.failed'; key: string; error: ApiError };

/** `drop` cancels here and on the server. */
export type SenderCommand =
  | { type: 'send'; key: string; file: File }
  | { type: 'drop'; key: string; stored: StoredFile | null };

/** Parallel uploads: more do not make a phone's network faster. */
const parallelUploads = 2;
const active: ReadonlySet<UploadState> = new Set(['sending', 'waiting', 'checking']);

const toKey = (scope: string, { name, size, lastModified }: File) =>
  `${scope}/${name}/${size}/${lastModified}`;

function added(
  known: readonly UploadItem[],
  { scope, files, max }: Extract<UploadsEvent, { type: 'uploads.add' }>,
): readonly UploadItem[] {
  const items = [...known];
  for (const file of files) {
    const key = toKey(scope, file);
    if (items.some((item) => item.key === key)) continue;
    const room = items.filter((item) => item.scope === scope && item.problem === null).length < max;
    const problem = room ? checkFile(file) : 'tooMany';
    const state = problem === null ? 'queued' : 'failed';
    items.push({ key, scope, file, state, sent: 0, stored: null, problem, error: null });
  }
  return items;
}

/** Chosen files, uploaded two at a time and kept apart by `scope`. */
export const uploadsMachine = setup({
  types: { context: {} as { items: readonly UploadItem[] }, events: {} as UploadsEvent },
  actors: {} as { sender: CallbackActorLogic<SenderCommand> },
  actions: {
    add: assign(({ context }, event: Extract<UploadsEvent, { type: 'uploads.add' }>) => ({
      items: added(context.items, event),
    })),
    change: assign(({ context }, { key, ...change }: { key: string } & Partial<UploadItem>) => ({
      items: context.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
    })),
    remove: assign(({ context }, key: string) => ({
      items: context.items.filter((item) => item.key !== key),
    })),
    clear: assign(({ context }, scope: string) => ({
      items: context.items.filter((item) => item.scope !== scope),
    })),
    drop: enqueueActions(({ context, enqueue }, key: string) => {
      const item = context.items.find((one) => one.key === key);
      if (item && item.problem === null) enqueue.sendTo('sender', { type: 'drop', key, stored: item.stored });
    }),
    startNext: enqueueActions(({ context, enqueue }) => {
      const room = parallelUploads - context.items.filter(({ state }) => active.has(state)).length;
      const next = context.items.filter(({ state }) => state === 'queued').slice(0, Math.max(0, room));
      if (next.length === 0) return;
      enqueue.assign({
        items: context.items.map((item) => (next.includes(item) ? { ...item, state: 'sending' } : item)),
      });
      for (const { key, file } of next) enqueue.sendTo('sender', { type: 'send', key, file });
    }),
  },
}).createMachine({
  id: 'uploads',
  context: { items: [] },
  invoke: { src: 'sender', id: 'sender' },
  on: {
    'uploads.add': { actions: [{ type: 'add', params: ({ event }) => event }, 'startNext'] },
    'uploads.retry': {
      guard: ({ context, event }) =>
        context.items.some(
          ({ key, state, problem }) => key === event.key && state === 'failed' && problem === null,
        ),
      actions: [
        { type: 'change', params: ({ event }) => ({ key: event.key, state: 'queued', error: null }) },
        'startNext',
      ],
    },
    'uploads.remove': {
      actions: [
        { type: 'drop', params: ({ event }) => event.key },
        { type: 'remove', params: ({ event }) => event.key },
        'startNext',
      ],
    },
    /** Submitted: its files leave the list. */
    'uploads.clear': { actions: { type: 'clear', params: ({ event }) => event.scope } },
    'uploads.progressed': {
      actions: {
        type: 'change',
        params: ({ event }) => ({ key: event.key, sent: event.sent, state: event.state }),
      },
    },
    'uploads.stored': {
      actions: [
        {
          type: 'change',
          params: ({ event }) => ({ key: event.key, state: 'done', stored: event.stored, error: null }),
        },
        'startNext',
      ],
    },
    'uploads.failed': {
      actions: [
        {
          type: 'change',
          params: ({ event }) => ({ key: event.key, state: 'failed', error: event.error }),
        },
        'startNext',
      ],
    },
  },
});
