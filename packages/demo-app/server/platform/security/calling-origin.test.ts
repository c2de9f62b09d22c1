import { describe, expect, it } from 'vitest';
import { callingOrigin, isOwnOrigin } from './calling-origin.ts';

const publicUrl = 'https://keo.example/app';

describe('the origin of a call', () => {
  it.each([
    [{ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, 'https://shop.example'],
    [{ 'sec-fetch-site': 'same-origin' }, 'https://keo.example'],
    [{ 'sec-fetch-site': 'same-site' }, null],
    [{}, null],
  ])('with the headers %j is %s', (headers, origin) => {
    expect(callingOrigin(headers, publicUrl)).toBe(origin);
  });

  it.each([
    [undefined, 'keo.local', true],
    ['https://keo.example', 'upstream', true],
    ['https://keo.local', 'keo.local', true],
    ['http://keo.local:4000', 'keo.local:4000', true],
    ['http://keo.local:4000', 'keo.local', false],
    ['http://keo.example', 'upstream', false],
    ['https://evil.example', 'upstream', false],
    ['null', 'upstream', false],
    ['https://evil.example', undefined, false],
  ])('%s at the host %s is our own: %s', (origin, host, isOwn) => {
    expect(isOwnOrigin(origin, host, publicUrl)).toBe(isOwn);
  });
});
