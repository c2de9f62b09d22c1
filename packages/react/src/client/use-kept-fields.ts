import { record, string, unknown } from 'valibot';
import { readDraft } from './read-draft.ts';
import { useDraft } from './use-draft.ts';

function readFields<Fields extends Record<string, string>>(kept: string | null, empty: Fields): Fields {
  const known = Object.entries(readDraft(record(string(), unknown()), kept) ?? {});
  const texts = known
    .filter(([name]) => name in empty)
    // Older drafts keep ids of files as a list.
    .map(([name, text]) => [name, typeof text === 'string' ? text : JSON.stringify(text)] as const);
  return { ...empty, ...Object.fromEntries(texts) };
}

export type KeptFields<Fields> = {
  fields: Fields;
  change: (part: Partial<Fields>) => void;
  clear: () => void;
};

/** Fields of a small form, stored on this device until sent. */
export function useKeptFields<Fields extends Record<string, string>>(
  name: string,
  empty: Fields,
): KeptFields<Fields> {
  const draft = useDraft(name);
  const fields = readFields(draft.text, empty);
  return {
    fields,
    change: (part) => {
      const next = { ...fields, ...part };
      if (Object.values(next).every((text) => text.trim() === '')) draft.drop();
      else draft.keep(JSON.stringify(next));
    },
    clear: draft.drop,
  };
}
