import type { DealView, EndpointData, Side, dealLogsEndpoints } from '@keo/core/contract';
import { timelineVi } from './timeline.vi.ts';

export type DealEvent = EndpointData<typeof dealLogsEndpoints.dealLogsList>['list'][number];

type EventKey = Extract<keyof typeof timelineVi, `event.${string}`>;
const isKey = (key: string): key is EventKey => Object.hasOwn(timelineVi, key);

export type EventFacts = {
  /** Its text. */
  key: EventKey;
  proof: string;
  /** Null for a timer. */
  by: Side | null;
  /** In đồng. */
  amount: number | null;
  /** Text of the event. */
  text: string;
  files: number;
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What a timeline shows of an event; codes that this client does not know are `event.other`. */
export function eventFacts(
  { action, metadata }: DealEvent,
  deal: Pick<DealView, 'author' | 'worker'>,
): EventFacts {
  // The two sides' codes are one event.
  const name = `event.${action.replace(/_FOR_(AUTHOR|WORKER)$/, '')}`;
  const exact = `${name}.${asText(metadata['reason'])}`;
  const { amount, actorId, fileIds, params } = metadata;
  return {
    key: isKey(exact) ? exact : isKey(name) ? name : 'event.other',
    proof: asText(fieldOf(params, 'proofTitle')),
    by: actorId === deal.author.id ? 'author' : actorId === deal.worker.id ? 'worker' : null,
    amount: typeof amount === 'number' ? amount : null,
    text: asText(fieldOf(params, 'text')),
    files: Array.isArray(fileIds) ? fileIds.length : 0,
  };
}
