import type { Verb } from './verb.ts';

const indent = (lines: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const line = ({ area, name, takes }: Verb) => [area, name, ...takes.map((word) => `<${word}>`)].join(' ');

const everywhere = [
  ['--by <name>', 'who you are; needed for whatever changes something'],
  ['--note <text>', 'why, kept with the act'],
  ['--json', 'the answer for a program'],
  ['--help', 'this text'],
] as const;

/** Of one verb, or of all. */
export function toUsage(verbs: readonly Verb[]): string {
  const [only] = verbs;
  if (only && verbs.length === 1) {
    const own = Object.entries(only.options).map(
      ([name, { value, summary }]) => [`--${name}${value ? ` ${value}` : ''}`, summary] as const,
    );
    // Options of every verb, unless the verb documents its own.
    const others = everywhere.filter(([left]) => !own.some(([name]) => name === left));
    return `pnpm operator ${line(only)}\n\n${only.summary}\n\n${indent([...own, ...others])}`;
  }
  return [
    'pnpm operator <area> <verb> [words] [options]',
    '',
    indent(verbs.map((verb) => [line(verb), verb.summary])),
    '',
    indent(everywhere),
    '',
    'Settings are those of the server (docs/settings.md). The embedded database is worked on while the server is',
    'stopped, PostgreSQL at any time. Ends with 0 when it is done, 1 when it is refused, 2 when it is not understood.',
  ].join('\n');
}
