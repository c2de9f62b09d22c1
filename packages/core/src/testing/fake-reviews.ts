import type { Clock } from '../ports/ports.ts';
import { hours } from '../law/decision.ts';
import { type Rating, noRating } from '../reviews/rating.schema.ts';
import { reviewLimits } from '../reviews/review-limits.schema.ts';
import type { ReviewCommand, ReviewFacts } from '../reviews/review.facts.ts';
import { decideReview, permittedReview, reviewClosesAt } from '../reviews/review.lifecycle.ts';
import type { OwnReview, PublishedReview, ReviewWords } from '../reviews/review.schema.ts';
import * as endpoints from '../reviews/reviews.endpoints.ts';
import { type Account, getCard } from './fake-accounts.ts';
import { FakeRefusal, type Route, notFound, open, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';
import type { Side } from '../terms/side.schema.ts';

type Kept = {
  id: string;
  dealId: string;
  jobTitle: string;
  isPrivate: boolean;
  by: Account;
  to: Account;
  facts: ReviewFacts;
  words: ReviewWords | null;
  reply: string | null;
  writtenAt: number | null;
  publishedAt: number | null;
  hiddenWhy: string | null;
  version: number;
};

export type OpenFakeReviews = typeof fakeReviews;

const otherSide = (side: Side): Side => (side === 'author' ? 'worker' : 'author');
const actByCommand: Readonly<Record<string, OwnReview['acts'][number]>> = {
  WRITE: 'write',
  CHANGE: 'change',
  REPLY: 'reply',
};
const refused = ({ reason, ...details }: { reason: FakeRefusal['reason'] }) =>
  new FakeRefusal(reason, 'Lúc này chưa làm được việc đó.', details);

const iso = (time: number) => new Date(time).toISOString();

/** Reviews of ended deals, decided by the real law; no timer runs. */
export function fakeReviews({
  clock,
  accounts,
  account,
}: {
  clock: Clock;
  accounts: readonly Account[];
  account: (username: string) => Account;
}) {
  const kept: Kept[] = [];
  const getPair = ({ dealId }: Kept) => kept.filter((each) => each.dealId === dealId);

  const decide = (review: Kept, command: ReviewCommand, party: Side | 'system') => {
    const now = clock.now();
    const decision = decideReview(review.facts, command, { party, now });
    if (!decision.isLawful) throw refused(decision.refusal);
    review.facts = decision.next;
    review.version += 1;
    if (review.facts.state === 'PUBLISHED') review.publishedAt ??= now;
  };
  /** Both together, once both are written. */
  const publish = (review: Kept) => {
    const pair = getPair(review);
    const times = pair.map(({ writtenAt, facts: { openUntil } }) => openUntil ?? writtenAt);
    if (!times.every((time) => time !== null && time <= clock.now())) return;
    for (const each of pair) {
      each.facts = { ...each.facts, bothAt: clock.now() };
      decide(each, { type: 'PUBLISH' }, 'system');
    }
  };
  const write = (review: Kept, { staysOpen, ...words }: ReviewWords & { staysOpen: boolean }) => {
    decide(review, { type: 'WRITE', words, staysOpen }, review.facts.by);
    review.words = words;
    review.writtenAt = clock.now();
    publish(review);
  };

  const getWords = ({ words, reply, facts }: Kept) => ({
    scores: words?.scores ?? {},
    tags: words?.tags ?? [],
    text: words?.text ?? null,
    photos: (words?.photoIds ?? []).map((id) => ({
      id,
      name: `${id}.jpg`,
      mime: 'image/jpeg',
      url: facts.state === 'PUBLISHED' ? `/photos/${id}.jpg` : null,
    })),
    reply,
  });
  const published = (review: Kept): PublishedReview => ({
    id: review.id,
    of: otherSide(review.facts.by),
    by: getCard(review.by),
    jobTitle: review.isPrivate ? null : review.jobTitle,
    ...getWords(review),
    stars: review.words?.stars ?? 1,
    publishedAt: iso(review.publishedAt ?? clock.now()),
  });
  const ownView = (review: Kept, me: Account): OwnReview => {
    const { facts, by, to, id, jobTitle, dealId, words, publishedAt, hiddenWhy, version } = review;
    const party = me === by ? facts.by : otherSide(facts.by);
    return {
      id,
      of: otherSide(facts.by),
      by: getCard(by),
      to: getCard(to),
      jobTitle,
      dealId,
      state: facts.state === 'NONE' ? 'ASKED' : facts.state,
      stars: words?.stars ?? null,
      ...getWords(review),
      closesAt: iso(reviewClosesAt(facts) ?? clock.now()),
      openUntil:
        facts.state === 'SEALED' && (facts.openUntil ?? 0) > clock.now() ? iso(facts.openUntil ?? 0) : null,
      isOtherIn: getPair(review).some(
        (other) =>
          other !== review && other.writtenAt !== null && (other.facts.openUntil ?? 0) <= clock.now(),
      ),
      publishedAt: publishedAt === null ? null : iso(publishedAt),
      hiddenWhy,
      acts: permittedReview(facts, { party, now: clock.now() }).flatMap(({ command, refusal }) =>
        refusal === null ? (actByCommand[command] ?? []) : [],
      ),
      version,
    };
  };

  const isPublishedFor = (person: Account, side: Side) => (review: Kept) =>
    review.to === person && review.facts.state === 'PUBLISHED' && review.facts.by === otherSide(side);
  const getRating = (person: Account, side: Side): Rating => {
    const stars = kept.filter(isPublishedFor(person, side)).map(({ words }) => words?.stars ?? 1);
    if (stars.length === 0) return noRating;
    const sum = stars.reduce((so, each) => so + each, 0);
    return {
      rating: stars.length < reviewLimits.averageFrom ? null : Math.round((10 * sum) / stars.length) / 10,
      ratingCount: stars.length,
      histogram: noRating.histogram.map((_, index) => stars.filter((each) => each === index + 1).length),
      scores: {},
    };
  };
  const getRatings = (person: Account) => ({
    worker: getRating(person, 'worker'),
    author: getRating(person, 'author'),
  });
  const find = (dealId: string, isIt: (review: Kept) => boolean): Kept => {
    const found = kept.find((review) => review.dealId === dealId && isIt(review));
    if (!found) throw notFound();
    return found;
  };
  const isIn: Readonly<Record<'todo' | 'received' | 'given', (review: Kept, me: Account) => boolean>> = {
    todo: ({ by, facts }, me) => by === me && facts.state === 'ASKED',
    received: ({ to, facts }, me) => to === me && facts.state === 'PUBLISHED',
    given: ({ by, words }, me) => by === me && words !== null,
  };

  const routes: Route[] = [
    open(endpoints.reviewsList, ({ userId, direction, stars, ...page }) => {
      const user = accounts.find(({ user: { id } }) => id === userId);
      if (!user) throw notFound();
      const rows = kept.filter(
        (review) =>
          (direction ? isPublishedFor(user, direction)(review) : isIn.received(review, user)) &&
          (stars === undefined || review.words?.stars === stars),
      );
      return { ...toPage(rows.map(published), page), user: getCard(user), ratings: getRatings(user) };
    }),
    own(endpoints.myReviewsList, ({ tab, ...page }, me) => ({
      ...toPage(
        kept.filter((review) => isIn[tab](review, me)).map((review) => ownView(review, me)),
        page,
      ),
      todo: kept.filter((review) => isIn.todo(review, me)).length,
      ratings: getRatings(me),
    })),
    own(endpoints.dealReviews, ({ dealId }, me) => {
      const mine = kept.find((review) => review.dealId === dealId && review.by === me);
      const theirs = kept.find((review) => review.dealId === dealId && isIn.received(review, me));
      return { mine: mine ? ownView(mine, me) : null, theirs: theirs ? ownView(theirs, me) : null };
    }),
    own(endpoints.addReview, ({ dealId, ...words }, me) => {
      const review = find(dealId, ({ by }) => by === me);
      write(review, words);
      return ownView(review, me);
    }),
    own(endpoints.updateReview, ({ dealId, version, staysOpen, ...words }, me) => {
      const review = find(dealId, ({ by }) => by === me);
      if (version !== review.version)
        throw new FakeRefusal('STALE', 'Nội dung vừa thay đổi.', { fresh: ownView(review, me) });
      decide(review, { type: 'CHANGE', words, staysOpen }, review.facts.by);
      review.words = words;
      publish(review);
      return ownView(review, me);
    }),
    own(endpoints.replyReview, ({ dealId, reply }, me) => {
      const review = find(dealId, ({ to }) => to === me);
      decide(review, { type: 'REPLY' }, otherSide(review.facts.by));
      review.reply = reply;
      return ownView(review, me);
    }),
  ];

  return {
    routes,
    /** A deal ended so many hours ago, and both sides are asked. */
    end(
      authorName: string,
      workerName: string,
      deal: { dealId: string; jobTitle: string; isPrivate?: boolean; hoursAgo?: number },
    ) {
      const { dealId, jobTitle, isPrivate = false, hoursAgo = 1 } = deal;
      const people = { author: account(authorName), worker: account(workerName) };
      for (const by of ['author', 'worker'] as const)
        kept.push({
          id: `rv_${kept.length + 1}`,
          dealId,
          jobTitle,
          isPrivate,
          by: people[by],
          to: people[otherSide(by)],
          facts: {
            state: 'ASKED',
            by,
            endedAt: clock.now() - hours(hoursAgo),
            isDelivered: true,
            isSamePerson: false,
            openUntil: null,
            bothAt: null,
            remindedAt: null,
            hasReply: false,
          },
          words: null,
          reply: null,
          writtenAt: null,
          publishedAt: null,
          hiddenWhy: null,
          version: 0,
        });
    },
    /** Writes as that user, whoever is signed in. */
    write(username: string, dealId: string, words: Partial<ReviewWords> & Pick<ReviewWords, 'stars'>) {
      const review = find(dealId, ({ by }) => by.user.username === username);
      write(review, { scores: {}, tags: [], text: null, photoIds: [], staysOpen: false, ...words });
    },
    /** As an operator does. */
    hide(username: string, dealId: string, why: string) {
      const review = find(dealId, ({ by }) => by.user.username === username);
      Object.assign(review, { facts: { ...review.facts, state: 'HIDDEN' }, hiddenWhy: why });
    },
  };
}
