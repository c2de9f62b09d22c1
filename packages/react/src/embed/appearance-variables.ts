import type { ValueKind } from './appearance-values.ts';

type Rule = { kind: ValueKind; tokens: Readonly<Record<string, string>> };

const itself = '$';
const colour = (...names: string[]): Rule => ({
  kind: 'colour',
  tokens: Object.fromEntries(names.map((name) => [name, itself])),
});

/** The variables of an appearance and the tokens they set; `$` stands for the value. */
export const appearanceRules = {
  /** What acts: buttons, the count; and the card of the wallet. */
  colorPrimary: colour('primary', 'primary-hover', 'primary-press', 'seal'),
  colorPrimaryHover: colour('primary-hover', 'primary-press'),
  /** Words on what acts. */
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
