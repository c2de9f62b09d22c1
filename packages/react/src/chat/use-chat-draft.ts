import { useMemo } from 'react';
import type { Quote } from '@keo/core';
import { boolean, nullable, number, object, optional, safeParse, string } from 'valibot';
import { useDraft } from '../drafts/use-draft.ts';

/** A message in the making. */
export type ChatDraft = { text: string; replyTo: Quote | null };

const quote = object({
  id: string(),
  seq: number(),
  senderId: string(),
  text: string(),
  isDeleted: boolean(),
  change: number(),
});
const kept = object({ text: string(), replyTo: optional(nullable(quote), null) });
const nothing: ChatDraft = { text: '', replyTo: null };

function readDraft(words: string | null): ChatDraft {
  if (words === null) return nothing;
  try {
    const read = safeParse(kept, JSON.parse(words));
    if (read.success) return read.output;
  } catch {
    // Kept as its words alone, before a draft was more.
  }
  return { ...nothing, text: words };
}

/** What is written in a room and not sent: kept on this device for whoever is signed in, each room its own. */
export function useChatDraft(roomId: string) {
  const { text, keep, drop } = useDraft(`chat.${roomId}`);
  const draft = useMemo(() => readDraft(text), [text]);
  const change = (part: Partial<ChatDraft>) => {
    const next = { ...draft, ...part };
    if (next.text === '' && next.replyTo === null) drop();
    else keep(JSON.stringify(next));
  };
  return { draft, change, drop };
}
