import { useEffect, useRef, useState } from 'react';
import { type OwnReview, reviewLimits, reviewWordsSchema } from '@keo/core/contract';
import { type InferOutput, array, object, optional, safeParse, string } from 'valibot';
import { useDraft } from '../drafts/use-draft.ts';
import { useUpload } from '../uploads/use-upload.ts';

/** As it is typed: stars may be missing and a text too short. Made by a call that a bundler may leave out. */
const typedSchema = /* @__PURE__ */ (() => {
  const { stars, scores, tags } = reviewWordsSchema.entries;
  return object({
    stars: optional(stars),
    scores,
    tags,
    text: optional(string(), ''),
    photoIds: optional(array(string()), []),
  });
})();
export type TypedReview = InferOutput<typeof typedSchema>;

const asKept = (review: OwnReview): TypedReview => ({
  stars: review.stars ?? undefined,
  scores: review.scores,
  tags: review.tags,
  text: review.text ?? '',
  photoIds: review.photos.map(({ id }) => id),
});

function readTyped(kept: string | null): TypedReview | null {
  try {
    const read = safeParse(typedSchema, JSON.parse(kept ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/**
 * What somebody writes of the other side of a deal and has not sent: it outlives a reload on this device. It begins as
 * what was sent before. `earlier` are ids of photos that were uploaded before the page was loaded.
 */
export function useReviewDraft(review: OwnReview, begins: Partial<TypedReview> = {}) {
  const scope = `review ${review.id}`;
  const upload = useUpload(scope, reviewLimits.photosMax);
  const draft = useDraft(scope);
  const [typed, setTyped] = useState<TypedReview | null>(null);
  const written = typed ?? { ...(readTyped(draft.text) ?? asKept(review)), ...begins };
  const here = upload.files.map(({ id }) => id);
  const earlier = written.photoIds.filter((id) => !here.includes(id));
  const change = (part: Partial<TypedReview>) => {
    const next = { ...written, ...part };
    setTyped(next);
    draft.keep(JSON.stringify(next));
  };
  const known = useRef<readonly string[]>(here);
  useEffect(() => {
    const before = known.current;
    if (before.join() === here.join()) return;
    known.current = here;
    // What was taken out of the uploader is no longer part of it; what was uploaded since is.
    const rest = written.photoIds.filter((id) => here.includes(id) || !before.includes(id));
    change({ photoIds: [...new Set([...rest, ...here])] });
  });
  return {
    scope,
    written,
    earlier,
    photoIds: [...earlier, ...here],
    isBusy: upload.isBusy,
    change,
    takeOut: (id: string) => change({ photoIds: written.photoIds.filter((one) => one !== id) }),
    /** It was sent, or given up. */
    clear: () => {
      known.current = [];
      upload.clear();
      setTyped(null);
      draft.drop();
    },
  };
}
