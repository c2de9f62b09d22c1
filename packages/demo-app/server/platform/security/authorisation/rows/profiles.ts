import { ofDeal } from './deals.ts';
import { type Input, type Rows, none, ofAll, ofAuthor, ofBoth, ofWorker, version } from './row.ts';

/** An ended deal without reviews. */
const ofEnded = (more: Input) =>
  ofBoth('a deal that has ended', { dealId: none }, ({ endedId }) => ({ dealId: endedId, ...more }));

export const profileRows: Rows = {
  '/user/info/{id}': ofAll('a public profile', { id: none }, ({ authorId: id }) => ({ id })),
  '/user/photo/{id}': ofAll('a profile photo', { id: none }, ({ photoId: id }) => ({ id })),

  '/portfolio/portfolio-list': ofAll('a public profile', { userId: none }, ({ authorId: userId }) => ({
    userId,
  })),
  '/portfolio/my-portfolio-list': 'own',
  '/portfolio/portfolio-file/{proofId}/{fileId}': {
    ...ofAll('a picture that both made public', { proofId: none }, ({ proofId, pictureId: fileId }) => ({
      proofId,
      fileId,
    })),
    free: ['proofId', 'fileId'],
  },
  '/portfolio/ask-portfolio': ofWorker('an own proof to show', { proofId: none }, ({ proofId }) => ({
    proofId,
  })),
  '/portfolio/answer-portfolio': ofAuthor(
    'a proof that a worker would show',
    { proofId: none },
    ({ proofId }) => ({ proofId, agree: true }),
  ),
  '/portfolio/remove-portfolio': ofWorker('an own proof that is shown', { proofId: none }, ({ proofId }) => ({
    proofId,
  })),

  '/review/reviews-list': ofAll(
    'the published reviews of somebody',
    { userId: none },
    ({ authorId: userId }) => ({ userId }),
  ),
  '/review/photo/{id}': ofAll('a photo of a published review', { id: none }, ({ reviewPhotoId: id }) => ({
    id,
  })),
  '/review/my-reviews-list': 'own',
  '/review/deal-reviews': ofDeal({}),
  '/review/add-review': [
    ofAuthor('a deal that has ended and a photo', { dealId: none }, ({ endedId, sentFileId }) => ({
      dealId: endedId,
      stars: 5,
      photoIds: [sentFileId],
    })),
    ofEnded({ stars: 5 }),
  ],
  '/review/update-review': ofEnded({ version, stars: 4 }),
  '/review/reply-review': ofEnded({ reply: 'Cảm ơn bạn.' }),
};
