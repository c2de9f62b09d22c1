import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour } from '../styles/colour.ts';
import { compileAppearance, toTokens } from './appearance.ts';
import { appearanceRules } from './appearance-variables.ts';
import { type Look, type LookName, looks } from './looks.ts';

const attacks = [
  'red; } :host { display: none',
  'red}',
  'url(https://evil.example/x)',
  'URL("https://evil.example/x")',
  'image-set("https://evil.example/x" 1x)',
  'attr(data-secret)',
  'expression(alert(1))',
  'red/**/;color:blue',
  '\\75rl(https://evil.example)',
  '</style><script>alert(1)</script>',
  '@import "https://evil.example"',
  'red !important',
  'calc(1px',
  '1px)',
  '"open',
  'var(--x, url(https://evil.example))',
  'a'.repeat(200),
  '',
  'red\n}',
];

describe('an appearance', () => {
  it.each(attacks)('keeps %j out of style sheets', (attack) => {
    const variables = Object.fromEntries(Object.keys(appearanceRules).map((name) => [name, attack]));
    const elements = { bell: { color: attack, padding: attack, 'border-radius': attack } };
    const { css, refused } = compileAppearance({ variables, dark: variables, elements });
    expect(css.replaceAll(/\s/g, '')).toBe('@layerkeo.appearance{}');
    expect(refused).toHaveLength(2 * Object.keys(variables).length + 3);
  });

  it('refuses non-strings and unknown names, properties and looks', () => {
    const strange: object = {
      look: 'constructor',
      variables: { colorPrimary: { toString: () => 'red' }, colorInvented: 'red', ['__proto__x']: 'red' },
      elements: {
        'bell] { } [x': { color: 'red' },
        bell: { content: '"x"', position: 'fixed', background: 'red' },
      },
    };
    const { css, refused } = compileAppearance(strange);
    expect(css.replaceAll(/\s/g, '')).toBe('@layerkeo.appearance{}');
    expect(refused).toHaveLength(8);
  });

  it.each([
    [
      'colorPrimary',
      ['#abc', '#aabbcc80', 'rebeccapurple', 'rgb(1 2 3 / 50%)', 'oklch(50% 0.2 120)', 'var(--brand)'],
    ],
    ['borderRadius', ['0', '4px', '.5rem', 'var(--r)']],
    ['fontFamily', ['system-ui', '"Be Vietnam Pro", sans-serif', "'Font Chữ Việt', serif"]],
    ['fontSize', ['16px', '1rem']],
  ])('takes the usual values of %s', (name, values) => {
    for (const value of values) {
      const { css, refused } = compileAppearance({ variables: { [name]: value } });
      expect(refused).toEqual([]);
      expect(css).toContain(value);
    }
  });

  it('prefers specific variables over general ones, and the site over its look, also in dark mode', () => {
    const { css } = compileAppearance({
      look: 'bank',
      variables: { colorPrimaryHover: 'teal', colorPrimary: 'navy' },
      dark: { colorPrimary: 'aqua' },
    });
    const [light = '', dark = ''] = css.split(':host(.app-dark)');
    expect(light).toContain('--keo-primary: navy;');
    expect(light).toContain('--keo-primary-hover: teal;');
    expect(dark).toContain('--keo-primary: aqua;');
    expect(dark).toContain('--keo-surface: #0d1a28;');
  });

  it('styles a part', () => {
    const { css } = compileAppearance({
      elements: { bell: { 'border-radius': '4px', 'box-shadow': '0 0 2px rgb(0 0 0 / 0.2)' } },
    });
    expect(css).toContain('[part~="bell"] { border-radius: 4px; box-shadow: 0 0 2px rgb(0 0 0 / 0.2); }');
  });
});

const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const cardSheet = readFileSync(new URL('../ui/card.css', import.meta.url), 'utf8');
const tokensIn = (selector: string) => {
  const start = sheet.indexOf(`${selector} {`);
  const body = sheet.slice(start, sheet.indexOf('\n  }', start));
  return [...body.matchAll(/(--keo-[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
};
const light = tokensIn(':host');
const dark = [...light, ...tokensIn(':host(.app-dark)')];

const getColour = (tokens: ReadonlyMap<string, string>, name: string): ReturnType<typeof parseColour> => {
  const value = tokens.get(`--keo-${name}`) ?? '';
  const reference = /^var\(--keo-([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? parseColour(value) : getColour(tokens, reference);
};

const papers = ['canvas', 'surface', 'sunken'];
const pairs = [
  ...['ink', 'ink-2', 'ink-3', 'primary-ink', 'danger', 'good', 'wash-ink'].map(
    (text) => [text, papers, 4.5] as const,
  ),
  ['ink', ['tint', 'wash'], 4.5],
  ['ink-2', ['tint', 'wash'], 4.5],
  ['primary-ink', ['wash'], 4.5],
  ['wash-ink', ['wash', 'wash-hover'], 4.5],
  ['on-primary', ['primary'], 4.5],
  ['on-primary-hover', ['primary-hover', 'primary-press'], 4.5],
  ['line-control', papers, 3],
  ['focus', [...papers, 'wash'], 3],
  ['primary', papers, 3],
] as const;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
const names = Object.keys(looks) as LookName[];
const cases = names.flatMap((name) => {
  const look: Look = looks[name];
  const own = toTokens(look.variables, '', []);
  const night = new Map([...dark, ...own, ...toTokens(look.dark, '', [])]);
  const day = new Map([...light, ...own]);
  return look.theme === 'dark'
    ? [[name, 'dark', night] as const]
    : [[name, 'light', day] as const, [name, 'dark', night] as const];
});

describe.each(cases)('the look %s in the %s', (name, _theme, tokens) => {
  it('has sufficient contrast', () => {
    const faint = pairs.flatMap(([mark, grounds, least]) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(getColour(tokens, mark), getColour(tokens, ground));
        return ratio < least ? [`${mark} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );
    expect(faint).toEqual([]);
  });

  it("has sufficient contrast on the wallet's gradient", () => {
    const rule = /color-mix\(in srgb, var\(--keo-primary\) (\d+)%, var\(--keo-primary-deep, #000\)\)/.exec(
      cardSheet,
    )?.[1];
    const [red, green, blue] = getColour(tokens, 'primary');
    const share = Number(rule) / 100;
    const deepest = [red * share, green * share, blue * share] as const;
    expect(contrast(getColour(tokens, 'on-primary'), deepest)).toBeGreaterThanOrEqual(4.5);
  });

  it('has only valid values', () => {
    expect(compileAppearance({ look: name }).refused).toEqual([]);
  });
});
