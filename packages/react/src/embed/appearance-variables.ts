import type { ValueKind } from './appearance-values.ts';

type Rule = { kind: ValueKind; tokens: Readonly<Record<string, string>> };

const itself = '$';
const colour = (...names: string[]): Rule => ({
  kind: 'colour',
  tokens: Object.fromEntries(names.map((name) => [name, itself])),
});

/** A colour told of `$` by its luminance `y`: where the condition is a number above 0 it is `x y z`, else black. */
const byLuminance = (condition: string, x: string, y: string, z: string) =>
  `color(from $ xyz-d65 ${[x, y, z].map((most) => `clamp(0, ${condition} * 1e5, ${most})`).join(' ')})`;

/** Black or white, whichever is read better on it: their contrasts meet where the luminance is 0.18. */
export const readable = byLuminance('(0.18 - y)', '0.9505', '1', '1.089');

/** Black, for the card of the wallet to deepen to; itself where the card would come too close to the black words on it. */
const deep = byLuminance('(y - 0.18) * (0.36 - y)', 'x', 'y', 'z');

/** The variables of an appearance and the tokens they set; `$` stands for the value. */
export const appearanceRules = {
  /** What acts: buttons, the count; and the card of the wallet. */
  colorPrimary: {
    kind: 'colour',
    tokens: {
      ...colour('primary', 'primary-hover', 'primary-press', 'seal').tokens,
      'primary-deep': deep,
      'on-primary': readable,
      'on-primary-hover': readable,
    },
  },
  colorPrimaryHover: {
    kind: 'colour',
    tokens: { ...colour('primary-hover', 'primary-press').tokens, 'on-primary-hover': readable },
  },
  /** Words on what acts, where black or white is not what they should be. */
  colorOnPrimary: colour('on-primary', 'on-primary-hover'),
  /** Words that act: links. */
  colorPrimaryText: colour('primary-ink'),
  colorBackground: colour('surface', 'canvas'),
  /** Heads, rows under the pointer, what is sunk. */
  colorMuted: colour('sunken', 'tint'),
  colorText: colour('ink'),
  colorTextSecondary: colour('ink-2', 'ink-3'),
  colorBorder: colour('line', 'line-strong'),
  /** Edges that have to be seen: of fields and of the mark of sample data. */
  colorControl: colour('line-control'),
  /** What is new, and its words. */
  colorHighlight: colour('wash', 'wash-hover'),
  colorOnHighlight: colour('wash-ink'),
  colorAccent: colour('accent'),
  colorSuccess: colour('good'),
  colorDanger: colour('danger'),
  colorFocus: colour('focus'),
  fontFamily: { kind: 'font', tokens: { font: itself } },
  fontSize: {
    kind: 'length',
    tokens: {
      'text-m': itself,
      'text-xs': 'calc($ * 0.8)',
      'text-s': 'calc($ * 0.9)',
      'text-l': 'calc($ * 1.13)',
      'text-title': 'calc($ * 1.4)',
      'text-display': 'calc($ * 2)',
    },
  },
  borderRadius: {
    kind: 'length',
    tokens: { 'radius-m': itself, 'radius-s': 'calc($ * 0.67)', 'radius-l': 'calc($ * 1.67)' },
  },
} as const satisfies Record<string, Rule>;

export type AppearanceVariables = { readonly [Name in keyof typeof appearanceRules]?: string };
