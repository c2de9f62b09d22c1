import { useEffect, useMemo, useRef } from 'react';
import { type Attachment, type Quote, chatLimits } from '@keo/core';
import { array, boolean, nullable, number, object, optional, string } from 'valibot';
import { readDraft } from '../../client/read-draft.ts';
import { useDraft } from '../../client/use-draft.ts';
import { type Upload, useUpload } from '../../uploads/use-upload.ts';

const quote = object({
  id: string(),
  seq: number(),
  senderId: string(),
  text: string(),
  isDeleted: boolean(),
  change: number(),
});
const attachment = object({ id: string(), name: string(), mime: string(), size: number() });
const kept = object({
  text: string(),
  replyTo: optional(nullable(quote), null),
  files: optional(array(attachment), []),
});

type Written = { text: string; replyTo: Quote | null; files: Attachment[] };
const nothing: Written = { text: '', replyTo: null, files: [] };

/** Older drafts are plain text. */
export const readChatDraft = (words: string | null): Written =>
  readDraft(kept, words) ?? { ...nothing, text: words ?? '' };

export type ChatDraft = Written & {
  /** Files chosen since the page was loaded; `files` has earlier ones too. */
  upload: Upload;
  earlier: readonly Attachment[];
  change: (part: Partial<Written>) => void;
  remove: (fileId: string) => void;
  clear: () => void;
};

/** Stored on this device for the signed-in user. */
export function useChatDraft(roomId: string): ChatDraft {
  const { text, keep, drop } = useDraft(`chat.${roomId}`);
  const written = useMemo(() => readChatDraft(text), [text]);
  const upload = useUpload(`chat ${roomId}`, chatLimits.filesMax);
  const here = upload.files;
  const ids = here.map(({ id }) => id);
  const change = (part: Partial<Written>) => {
    const next = { ...written, ...part };
    if (next.text === '' && next.replyTo === null && next.files.length === 0) drop();
    else keep(JSON.stringify(next));
  };
  const known = useRef<readonly string[]>(ids);
  useEffect(() => {
    const before = known.current;
    if (before.join() === ids.join()) return;
    known.current = ids;
    const rest = written.files.filter(({ id }) => !before.includes(id) && !ids.includes(id));
    change({ files: [...rest, ...here.map(({ id, name, mime, size }) => ({ id, name, mime, size }))] });
  });
  return {
    ...written,
    upload,
    earlier: written.files.filter(({ id }) => !ids.includes(id)),
    change,
    remove: (fileId) => change({ files: written.files.filter(({ id }) => id !== fileId) }),
    clear: () => {
      known.current = [];
      upload.clear();
      drop();
    },
  };
}
