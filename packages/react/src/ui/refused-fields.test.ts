import { describe, expect, it } from 'vitest';
import { ApiError } from '@keo/core';
import { refusedAt, refusedFields } from './refused-fields.ts';

const refusal = (fields: object) =>
  new ApiError('refused', 'Không được.', { code: 10_000, refusal: { reason: 'INVALID', fields } });

describe('a refused field', () => {
  const error = refusal({
    'terms.price': 'Giá từ 50,000đ.',
    'terms.conditions.0.amount': 'Ít nhất 20,000đ.',
  });

  it('has its sentence, by the name of the field or of what holds it', () => {
    const { at, rest } = refusedAt(error, ['price', 'conditions']);
    expect(at('price')).toBe('Giá từ 50,000đ.');
    expect(at('conditions')).toBe('Ít nhất 20,000đ.');
    expect(at('dueAt', 'price')).toBe('Giá từ 50,000đ.');
    expect(at('dueAt')).toBeUndefined();
    expect(rest).toBeNull();
  });

  it('leaves the error to the form where it has no such field', () => {
    expect(refusedAt(error, ['price']).rest).toBe(error);
    expect(refusedAt(refusal({}), ['price']).rest?.message).toBe('Không được.');
    expect(refusedAt(null, ['price']).rest).toBeNull();
  });

  it('is only named where the server says nothing of it', () => {
    expect(refusedFields(refusal({ price: { fault: 'PRICE' } }))).toEqual({ price: '' });
    expect(refusedFields(refusal({ price: 'x' }), 'Sai')).toEqual({ price: 'Sai' });
    expect(refusedAt(refusal({ price: {} }), ['price']).rest).not.toBeNull();
  });
});
