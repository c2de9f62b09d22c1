import type { InferOutput } from 'valibot';
import { dealEventsVi } from '../notifications/codes/deal-events.vi.ts';
import { toEventName } from '../notifications/codes/notification-codes.ts';
import type { dealEventSchema } from './deal-logs.endpoints.ts';
import type { DealView } from './deal.schema.ts';
import type { Side } from '../terms/side.schema.ts';

export type DealEvent = InferOutput<typeof dealEventSchema>;

type EventKey = keyof typeof dealEventsVi;
const isKey = (key: string): key is EventKey => Object.hasOwn(dealEventsVi, key);

export type EventFacts = ReturnType<typeof eventWords> & {
  /** Null for a timer. */
  by: Side | null;
  /** In đồng. */
  amount: number | null;
  files: number;
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Text key and parameters of an event, and what a person wrote; unknown codes become `event.other`. */
export function eventWords({ action, metadata }: DealEvent): { key: EventKey; proof: string; text: string } {
  const name = `event.${toEventName(action) ?? 'other'}`;
  const exact = `${name}.${asText(metadata['reason'])}`;
  const { params } = metadata;
  return {
    key: isKey(exact) ? exact : isKey(name) ? name : 'event.other',
    proof: asText(getField(params, 'proofTitle')),
    text: asText(getField(params, 'text')),
  };
}

export function eventFacts(event: DealEvent, deal: Pick<DealView, 'author' | 'worker'>): EventFacts {
  const { amount, actorId, fileIds } = event.metadata;
  return {
    ...eventWords(event),
    by: actorId === deal.author.id ? 'author' : actorId === deal.worker.id ? 'worker' : null,
    amount: typeof amount === 'number' ? amount : null,
    files: Array.isArray(fileIds) ? fileIds.length : 0,
  };
}
