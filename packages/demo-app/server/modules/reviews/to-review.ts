import { type OwnReview, type PublishedReview, type UserCard, permittedReview } from '@keo/core/contract';
import { apiBase } from '../../platform/http/endpoint-route.ts';
import { countsAt, otherSide, reviewFacts } from './review-facts.ts';
import type { ReviewRow } from './reviews.table.ts';

type GetCard = (id: string) => UserCard;

/** Photos have a public URL once published; before that only their writer can open them. */
const toWords = ({ state, scores, tags, text, photos, reply }: ReviewRow) => ({
  scores,
  tags,
  text,
  photos: photos.map((photo) => ({
    ...photo,
    url: state === 'PUBLISHED' ? `${apiBase}/review/photo/${photo.id}` : null,
  })),
  reply,
});

/** For anybody; the title of a private job is for its two sides. */
export function toPublished(
  row: ReviewRow,
  { getCard, isPrivate }: { getCard: GetCard; isPrivate: boolean },
): PublishedReview {
  const { id, of, byId, stars, publishedAt } = row;
  if (stars === null || publishedAt === null) throw new Error(`The review ${id} is not published`);
  const about = { id, of, by: getCard(byId), jobTitle: isPrivate ? null : row.jobTitle };
  return { ...about, ...toWords(row), stars, publishedAt: publishedAt.toISOString() };
}

const actByCommand = new Map([
  ['WRITE', 'write'],
  ['CHANGE', 'change'],
  ['REPLY', 'reply'],
] as const);

const isOpen = (row: ReviewRow, now: Date): row is ReviewRow & { openUntil: Date } =>
  row.state === 'SEALED' && row.openUntil !== null && row.openUntil > now;

export function toOwn(
  row: ReviewRow,
  world: {
    pair: readonly ReviewRow[];
    getCard: GetCard;
    isSamePerson: boolean;
    readerId: string;
    now: Date;
  },
): OwnReview {
  const { pair, getCard, readerId, now } = world;
  const party = readerId === row.toId ? row.of : otherSide(row.of);
  const permitted = permittedReview(reviewFacts(row, pair, world.isSamePerson), { party, now: +now });
  const acts = permitted
    .filter(({ refusal }) => refusal === null)
    .flatMap(({ command }) => [...actByCommand].flatMap(([name, act]) => (name === command ? [act] : [])));
  return {
    id: row.id,
    of: row.of,
    by: getCard(row.byId),
    to: getCard(row.toId),
    jobTitle: row.jobTitle,
    dealId: row.dealId,
    state: row.state,
    stars: row.stars,
    ...toWords(row),
    closesAt: row.closesAt.toISOString(),
    openUntil: isOpen(row, now) ? row.openUntil.toISOString() : null,
    isOtherIn: pair.some((other) => other.id !== row.id && (countsAt(other) ?? Infinity) <= +now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hiddenWhy: row.hiddenWhy,
    acts,
    version: row.version,
  };
}
