import { createIconSource, systemClock } from '@keo/core';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { banks } from '../bank-cards/banks.ts';
import { iconsModule } from './icons.module.ts';

const app = fastify();
iconsModule(app);
afterAll(() => app.close());

const get = (address: string) => app.inject({ url: `/api/icons/${address}` });

describe('GET /api/icons/{prefix}.json', () => {
  it('returns the named icons with the size of the set', async () => {
    const answer = await get('lucide.json?icons=bell,check');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ prefix: 'lucide', width: 24, height: 24 });
    expect(Object.keys(answer.json().icons).sort()).toEqual(['bell', 'check']);
    expect(answer.json().icons.bell.body).toContain('<path');
    expect(answer.json().not_found).toBeUndefined();
  });

  it('follows an alias to its icon', async () => {
    const { icons, aliases } = (await get('lucide.json?icons=home')).json();
    expect(icons[aliases.home.parent].body).toContain('<path');
  });

  it('lists unknown names, also those of Object.prototype', async () => {
    const answer = await get('lucide.json?icons=bell,no-such-icon,constructor');
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json().icons)).toEqual(['bell']);
    expect(answer.json().not_found).toEqual(['no-such-icon', 'constructor']);
  });

  it('is cacheable for a week, for any origin', async () => {
    const { headers } = await get('lucide.json?icons=bell');
    expect(headers['cache-control']).toContain('max-age=604800');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    'mdi.json?icons=bell',
    'constructor.json?icons=bell',
    '..%2Flucide.json?icons=bell',
    'LUCIDE.json?icons=bell',
  ])('answers 404 to %s, and no browser keeps that', async (address) => {
    const answer = await get(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  it.each([
    'lucide.json',
    'lucide.json?icons=',
    'lucide.json?icons=bell,',
    'lucide.json?icons=Bell',
    'lucide.json?icons=../../package',
    'lucide.json?icons=<svg>',
    'lucide.json?icons=bell&icons=check',
    `lucide.json?icons=${Array.from({ length: 201 }, (_, n) => `i${n}`).join(',')}`,
  ])('answers 400 to %s', async (address) => {
    expect((await get(address)).statusCode).toBe(400);
  });
});

/** Relative luminance by WCAG. */
const lightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe('the marks of banks', () => {
  it('exist for every bank, with enough contrast', async () => {
    const source = createIconSource({
      hosts: ['/api/icons'],
      clock: systemClock,
      async fetch(input) {
        const { statusCode, body } = await app.inject({
          url: input instanceof Request ? input.url : `${input}`,
        });
        return new Response(body, { status: statusCode });
      },
    });
    const sets = await source.load({
      type: 'icons',
      prefix: 'keo-banks',
      names: banks.map(({ bin }) => bin),
    });
    const drawn = new Map(sets.flatMap(({ icons }) => Object.entries(icons)));
    const grounds = banks.map(
      ({ bin }) => /^<rect [^>]*fill="(#[\da-f]{6})"/.exec(drawn.get(bin)?.body ?? '')?.[1] ?? bin,
    );
    expect(grounds.filter((ground) => !(1.05 / (lightness(ground) + 0.05) >= 4.5))).toEqual([]);
  });
});
