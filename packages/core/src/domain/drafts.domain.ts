import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import { safeParse } from 'valibot';
import type { KeyValueStorage } from '../ports/ports.ts';
import { keptDraftsSchema } from './drafts.schema.ts';
import type { Domain } from './domain.ts';

/** Unsent texts by form. */
export type Drafts = Readonly<Record<string, string>>;

export type DraftsEvent =
  | { type: 'drafts.keep'; name: string; text: string }
  | { type: 'drafts.drop'; name: string };

const key = 'drafts';
/** Above this many, the oldest are dropped. */
const most = 20;

/** Ignores the drafts of another user of this device. */
function readDrafts(storage: KeyValueStorage, userId: string): Drafts {
  const kept = safeParse(keptDraftsSchema, storage.read(key));
  return kept.success && kept.output.userId === userId ? kept.output.drafts : {};
}

function change(drafts: Drafts, event: DraftsEvent): Drafts {
  const { [event.name]: _, ...others } = drafts;
  if (event.type === 'drafts.drop') return others;
  return Object.fromEntries([...Object.entries(others), [event.name, event.text]].slice(-most));
}

const createDraftsLogic = (storage: KeyValueStorage, userId: string) =>
  fromTransition(
    (_: Drafts, event: DraftsEvent): Drafts => {
      // Read each time: another tab may have stored a draft since.
      const drafts = change(readDrafts(storage, userId), event);
      if (Object.keys(drafts).length === 0) storage.remove(key);
      else storage.write(key, JSON.stringify({ userId, drafts }));
      return drafts;
    },
    readDrafts(storage, userId),
  );

/** Texts that a user has not sent, kept on this device: `keo.getActor(draftsDomain)`. */
export const draftsDomain: Domain<ActorRefFrom<ReturnType<typeof createDraftsLogic>>> = {
  name: 'drafts',
  create: ({ ports, userId }) => createActor(createDraftsLogic(ports.storage, userId)),
};
