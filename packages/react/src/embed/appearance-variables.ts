import type { ValueKind } from './appearance-values.ts';

type Rule = { kind: ValueKind; tokens: Readonly<Record<string, string>> };

const itself = '$';
const colour = (...names: string[]): Rule => ({
  kind: 'colour',
  tokens: Object.fromEntries(names.map((name) => [name, itself])),
});

/** Relative colour of `$` by its luminance `y`: `x y z` if the condition is positive, else black. */
const byLuminance = (condition: string, x: string, y: string, z: string) =>
  `color(from $ xyz-d65 ${[x, y, z].map((most) => `clamp(0, ${condition} * 1e5, ${most})`).join(' ')})`;

/** Black or white by contrast, which is equal at a luminance of 0.18. */
export const blackOrWhite = byLuminance('(0.18 - y)', '0.9505', '1', '1.089');

/** The dark end of the wallet card's gradient: black, or the colour itself under black text. */
const deep = byLuminance('(y - 0.18) * (0.36 - y)', 'x', 'y', 'z');

/** Tokens set by each appearance variable; `$` is the value. */
export const appearanceRules = {
  colorPrimary: {
    kind: 'colour',
    tokens: {
      ...colour('primary', 'primary-hover', 'primary-press', 'seal').tokens,
      'primary-deep': deep,
      'on-primary': blackOrWhite,
      'on-primary-hover': blackOrWhite,
    },
  },
  colorPrimaryHover: {
    kind: 'colour',
    tokens: { ...colour('primary-hover', 'primary-press').tokens, 'on-primary-hover': blackOrWhite },
  },
  /** Text on the primary colour; default black or white. */
  colorOnPrimary: colour('on-primary', 'on-primary-hover'),
  colorPrimaryText: colour('primary-ink'),
  colorBackground: colour('surface', 'canvas'),
  colorMuted: colour('sunken', 'tint'),
  colorText: colour('ink'),
  colorTextSecondary: colour('ink-2', 'ink-3'),
  colorBorder: colour('line', 'line-strong'),
  /** Borders with sufficient contrast. */
  colorControl: colour('line-control'),
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
