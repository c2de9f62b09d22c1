import { describe, expect, it } from 'vitest';
import { readOrigin } from './origin.ts';

describe('an origin', () => {
  it.each(['https://shop.example', 'https://shop.example:8443', 'http://localhost:3000', 'http://127.0.0.1'])(
    'is taken letter by letter: %s',
    (origin) => {
      expect(readOrigin(origin)).toBe(origin);
    },
  );
  it.each([
    'http://shop.example',
    'https://shop.example/',
    'https://shop.example/path',
    'https://shop.example:443',
    'https://Shop.example',
    'https://*.shop.example',
    'https://user@shop.example',
    'https://shop.example?x',
    ' https://shop.example',
    'https://müller.example',
    'http://localhost.evil.example',
    'file:///home',
    'ws://localhost',
    'shop.example',
    'null',
    '*',
    '',
  ])('is not: "%s"', (typed) => {
    expect(readOrigin(typed)).toBeNull();
  });
});
