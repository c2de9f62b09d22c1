import { object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/http.errors.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createStoredOrder, isAnswered } from './stored-order.ts';

const schema = object({ requestId: string(), amount: string() });
const order = { requestId: 'r1', amount: '50000' };

function orders(userId = 'u1', storage = createMemoryStorage()) {
  return { storage, kept: createStoredOrder({ storage, key: 'withdrawOrder', userId, schema }) };
}

describe('an order that may have been placed', () => {
  it('is read as it was written, by the same user', () => {
    const { kept, storage } = orders();
    expect(kept.read()).toBeNull();
    kept.write(order);
    expect(kept.read()).toEqual(order);
    expect(storage.read('withdrawOrder')).toContain('r1');
  });

  it('is not read by another user of the device, nor forgotten by them', () => {
    const { kept, storage } = orders();
    kept.write(order);
    const other = orders('u2', storage).kept;
    expect(other.read()).toBeNull();
    other.remove(order);
    expect(kept.read()).toEqual(order);
  });

  it.each(['no JSON', '[]', 'null', '{"userId":"u1"}', '{"userId":"u1","order":{"requestId":"r1"}}'])(
    'is none where %s is stored',
    (stored) => {
      const { kept, storage } = orders();
      storage.write('withdrawOrder', stored);
      expect(kept.read()).toBeNull();
    },
  );

  it('is forgotten by its own request alone', () => {
    const { kept, storage } = orders();
    kept.write(order);
    kept.remove({ ...order, requestId: 'r2' });
    expect(kept.read()).toEqual(order);
    kept.remove(order);
    expect(storage.read('withdrawOrder')).toBeNull();
  });
});

const refusal = (reason: 'IN_PROGRESS' | 'LIMIT') =>
  new ApiError('refused', '', { code: 10_000, refusal: { reason } });

describe('an answer', () => {
  const { signal } = new AbortController();

  it('is a refusal, unless the same order is still at work', () => {
    expect(isAnswered(refusal('LIMIT'), signal)).toBe(true);
    expect(isAnswered(refusal('IN_PROGRESS'), signal)).toBe(false);
  });

  it('is none where the outcome is unknown, or the call was aborted', () => {
    expect(isAnswered(new ApiError('timeout', '', { code: 0 }), signal)).toBe(false);
    expect(isAnswered(refusal('LIMIT'), AbortSignal.abort())).toBe(false);
  });
});
