import { type NewsTopic, newsTopicSchema } from '@keo/core/contract';
import { safeParse } from 'valibot';
import { createSealedText } from '../../platform/security/sealed-text.ts';
import { apiBase } from '../../platform/http/endpoint-route.ts';

export type Unsubscriber = { userId: string; topic: NewsTopic };

/** Sealed by the server's secret: it says nothing, and fits one person and one topic alone. */
export type Unsubscribing = {
  getUrl(userId: string, topic: NewsTopic): string;
  /** Null for what was not made here. */
  read(token: string): Unsubscriber | null;
};

export const unsubscribePath = `${apiBase}/user/unsubscribe`;

export function createUnsubscribing({
  secret,
  publicUrl,
}: {
  secret: string;
  publicUrl: string;
}): Unsubscribing {
  const sealed = createSealedText(secret, 'unsubscribe');
  return {
    getUrl: (userId, topic) => `${publicUrl}${unsubscribePath}/${sealed.seal(`${topic} ${userId}`)}`,
    read(token) {
      try {
        const [topic, userId] = sealed.open(token).split(' ');
        const known = safeParse(newsTopicSchema, topic);
        return known.success && userId ? { userId, topic: known.output } : null;
      } catch {
        return null;
      }
    },
  };
}
