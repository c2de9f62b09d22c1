import { useState } from 'react';
import { type OwnReview, reviewLimits, reviewWordsSchema } from '@keo/core/contract';
import { type InferOutput, array, object, optional, string } from 'valibot';
import { readDraft } from '../../client/read-draft.ts';
import { useDraft } from '../../client/use-draft.ts';
import { useKeptFiles } from '../../uploads/use-kept-files.ts';

/** Stars may be missing. A pure call, for tree shaking. */
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

/** Stored on this device; starts from the sent review. `earlier`: ids of photos uploaded before a reload. */
export function useReviewDraft(review: OwnReview, begins: Partial<TypedReview> = {}) {
  const scope = `review ${review.id}`;
  const draft = useDraft(scope);
  const [typed, setTyped] = useState<TypedReview | null>(null);
  const written = typed ?? { ...(readDraft(typedSchema, draft.text) ?? asKept(review)), ...begins };
  const change = (part: Partial<TypedReview>) => {
    const next = { ...written, ...part };
    setTyped(next);
    draft.keep(JSON.stringify(next));
  };
  const photos = useKeptFiles(scope, reviewLimits.photosMax, {
    ids: written.photoIds,
    onChange: (photoIds) => change({ photoIds }),
  });
  return {
    scope,
    written,
    earlier: photos.earlier,
    photoIds: written.photoIds,
    isBusy: photos.isBusy,
    change,
    remove: (id: string) => change({ photoIds: written.photoIds.filter((one) => one !== id) }),
    clear: () => {
      photos.clear();
      setTyped(null);
      draft.drop();
    },
  };
}
