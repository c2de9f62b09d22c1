import { appearanceRules, type AppearanceVariables, blackOrWhite } from './appearance-variables.ts';
import { grammar, isPlainValue } from './appearance-values.ts';
import { type Look, type LookName, looks } from './looks.ts';

/** `--keo-*` and `::part()` of the page override it. */
export type Appearance = {
  /** Base; default `keo`. */
  look?: LookName;
  variables?: AppearanceVariables;
  /** Overrides `variables` in dark mode. */
  dark?: AppearanceVariables;
  /** By part: `{ bell: { 'border-radius': '4px' } }`. */
  elements?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type CompiledAppearance = {
  css: string;
  theme: 'light' | 'dark' | null;
  /** Paths of refused values. */
  refused: readonly string[];
};

const properties = new Set(
  `background-color border border-color border-radius border-style border-width box-shadow color font-family font-size
  font-style font-weight gap height letter-spacing line-height margin max-height max-width min-height min-width opacity
  outline outline-color padding text-align text-decoration text-transform width`.split(/\s+/),
);

const getEntries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Without relative colours, derived tokens are skipped. */
const supportsRelativeColours = globalThis.CSS?.supports('color', blackOrWhite.replace('$', 'red')) ?? true;

/** Invalid variables are added to `refused`. */
export function toTokens(variables: unknown, path: string, refused: string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  const input = new Map(getEntries(variables));
  // Order matters: later rules are more specific, such as hover colours.
  for (const [name, { kind, tokens: sets }] of Object.entries(appearanceRules)) {
    const value = input.get(name);
    input.delete(name);
    if (value === undefined) continue;
    if (typeof value !== 'string' || !grammar[kind](value)) {
      refused.push(`${path}.${name}`);
      continue;
    }
    for (const [token, form] of Object.entries(sets)) {
      if (form.startsWith('color(from') && !supportsRelativeColours) continue;
      tokens.set(
        `--keo-${token}`,
        form.replace('$', () => value),
      );
    }
  }
  refused.push(...[...input.keys()].map((name) => `${path}.${name}`));
  return tokens;
}

const block = (selector: string, declarations: Iterable<readonly [string, string]>): string => {
  const lines = [...declarations].map(([name, value]) => `${name}: ${value};`);
  return lines.length === 0 ? '' : `${selector} { ${lines.join(' ')} }\n`;
};

function toParts(elements: unknown, refused: string[]): string {
  return getEntries(elements)
    .map(([part, declarations]) => {
      const isName = /^[a-z][a-z-]{0,30}$/.test(part);
      const fit = getEntries(declarations).flatMap(([property, value]) => {
        if (isName && properties.has(property) && isPlainValue(value)) return [[property, value] as const];
        refused.push(`elements.${part}.${property}`);
        return [];
      });
      return isName ? block(`[part~="${part}"]`, fit) : '';
    })
    .join('');
}

const isLook = (name: unknown): name is LookName => typeof name === 'string' && Object.hasOwn(looks, name);

/** Compiles an appearance to a style sheet. See docs/decisions/0017. */
export function compileAppearance({
  look: name = 'keo',
  variables,
  dark,
  elements,
}: Appearance): CompiledAppearance {
  const refused: string[] = isLook(name) ? [] : ['look'];
  const look: Look = looks[isLook(name) ? name : 'keo'];
  const own = toTokens(variables, 'variables', refused);
  const light = new Map([...toTokens(look.variables, 'look', refused), ...own]);
  const night = new Map([
    ...toTokens(look.dark, 'look', refused),
    ...own,
    ...toTokens(dark, 'dark', refused),
  ]);
  const rules = block(':host', light) + block(':host(.app-dark)', night) + toParts(elements, refused);
  return { css: `@layer keo.appearance {\n${rules}}\n`, theme: look.theme ?? null, refused };
}
