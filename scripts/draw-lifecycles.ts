import {
  type Law,
  type Party,
  applicationLaw,
  dealLaw,
  dealLimits,
  jobLaw,
  jobLimits,
  obstacles,
  parties,
  proofLaw,
  proofLimits,
  reviewLaw,
  reviewLimits,
  standingChanges,
} from '../packages/core/src/contract.ts';

type Rows = Law<string, never, { type: string }>['rows'];
type Drawn = {
  title: string;
  about: string;
  states: readonly string[];
  finals: readonly string[];
  rows: Rows;
};

const drawn = (
  title: string,
  about: string,
  { states, finalStates, rows }: { states: readonly string[]; finalStates: readonly string[]; rows: Rows },
): Drawn => ({ title, about, states, finals: finalStates, rows });

const laws: Drawn[] = [
  drawn('Job', 'A job, from its draft to its end.', jobLaw),
  drawn('Application', 'Somebody who would like to do it.', applicationLaw),
  drawn('Deal', 'One author, one worker, one slot, and the money between them.', dealLaw),
  drawn('Proof', 'One condition of a deal and its evidence, born when there is money for it.', proofLaw),
  drawn('Review', 'What one side of a deal says of the other, once it has ended.', reviewLaw),
];

const marks: Record<Party, string> = { author: 'A', worker: 'W', system: 'S', operator: 'O' };
const getMarks = (by: readonly Party[]) =>
  parties
    .filter((party) => by.includes(party))
    .map((party) => marks[party])
    .join(' ');
const code = (text: string) => `\`${text}\``;
const unique = <Item>(items: readonly Item[]) => [...new Set(items)];
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

function setupChart({ rows, finals }: Drawn): string[] {
  const first = rows.some(({ state }) => state === 'NONE') ? [] : ['  [*] --> DRAFT'];
  const edges = rows.map(({ state, command, arrow }) => {
    const from = state === 'NONE' ? '[*]' : state;
    return `  ${from} --> ${arrow.to}: ${arrow.id} ${command}`;
  });
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  direction LR',
    ...first,
    ...unique(edges),
    ...finals.map((state) => `  ${state} --> [*]`),
    '```',
  ];
}

/** A transition on one line, with all its source states and branches. */
function drawTransitions({ rows }: Drawn): string[] {
  const keys = unique(rows.map(({ command, arrow }) => `${arrow.id} ${command}`));
  return table(
    ['Id', 'Command', 'From', 'By', 'To', 'Clock', 'Tells', 'Call'],
    keys.map((key) => {
      const same = rows.filter(({ command, arrow }) => `${arrow.id} ${command}` === key);
      const arrows = same.map(({ arrow }) => arrow);
      const isKept = same.every(({ state, arrow }) => state === arrow.to);
      return [
        arrows[0]?.id ?? '',
        code(same[0]?.command ?? ''),
        unique(same.map(({ state }) => (state === 'NONE' ? '(none)' : state))).join(', '),
        getMarks(arrows.flatMap(({ by }) => by)),
        isKept ? '(stays)' : unique(arrows.map(({ to }) => to)).join(' or '),
        arrows.some(({ at }) => at) ? 'yes' : '',
        unique(arrows.flatMap(({ tells = [] }) => tells))
          .map(code)
          .join(' '),
        unique(arrows.flatMap(({ via = [] }) => via))
          .map(code)
          .join(' '),
      ];
    }),
  );
}

function drawPermissions({ rows, states }: Drawn): string[] {
  const columns = [...(rows.some(({ state }) => state === 'NONE') ? ['NONE'] : []), ...states];
  const commands = unique(rows.map(({ command }) => command));
  return table(
    ['Command', ...columns.map((state) => (state === 'NONE' ? '(none)' : state))],
    commands.map((command) => [
      code(command),
      ...columns.map((state) => {
        const here = rows.filter((row) => row.command === command && row.state === state);
        return here.length === 0 ? '–' : getMarks(here.flatMap(({ arrow }) => arrow.by));
      }),
    ]),
  );
}

const isNumbers = (value: unknown): value is number | readonly number[] =>
  typeof value === 'number' || Array.isArray(value);
const limitRows = (what: string, limits: Record<string, unknown>) =>
  Object.entries(limits).flatMap(([name, value]) => {
    const numbers = isNumbers(value) ? { [name]: value } : Object.fromEntries(nested(name, value));
    return Object.entries(numbers).map(([key, number]) => [what, code(key), shown(number)]);
  });
const nested = (name: string, value: unknown): [string, number][] =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([key, number]) =>
    typeof number === 'number' ? [[`${name}.${key}`, number]] : [],
  );
const shown = (value: number | readonly number[]) =>
  [value]
    .flat()
    .map((number) => number.toLocaleString('en-US'))
    .join(', ');

/** The whole law as a document. */
export function drawLifecycles(): string {
  return [
    '# The law in charts',
    '',
    'Written from the code by `node scripts/lifecycles.ts --write`, compared with it by `pnpm check`. Why it is so: `docs/decisions/0009-law-as-statecharts.md`.',
    '',
    'Parties: **A** the author, **W** the worker, **S** the system (a clock that ran out, or what follows from another chart), **O** the operator. Whoever is not named is refused with `NOT_ALLOWED`; what is in the way of who is named, the refusal says. What has a clock happens by itself, never before its time; what stays in its state by a clock is a reminder. What follows in the other charts, the decision says in its `asks`.',
    ...laws.flatMap((law) => [
      '',
      `## ${law.title}`,
      '',
      law.about,
      '',
      ...setupChart(law),
      '',
      '### Transitions',
      '',
      ...drawTransitions(law),
      '',
      '### Who may do what, and when',
      '',
      ...drawPermissions(law),
    ]),
    '',
    '## What may be in the way',
    '',
    '`rule` of a refusal with the reason `NOT_ALLOWED`. The other reasons say by themselves what they mean, and carry what the contract says.',
    '',
    ...table(
      ['Rule', 'Meaning'],
      Object.entries(obstacles).map(([rule, meaning]) => [code(rule), meaning]),
    ),
    '',
    '## How a service decides',
    '',
    'In one transaction: lock the row, read the facts, decide; put what `must` follow to its own law and go no further if it refuses; store `next`, move `money`, write `logs`, change `standing`; put the other `asks` to theirs; send a timer for each of `…Timers` that has no job yet. After the commit tell the sockets. A timer that comes late or twice is decided again and refused with `NOT_DUE` or `NOT_ALLOWED`. `permitted…` is what a screen shows; what a command would move, the same decision says before anybody stores it. `packages/core/src/market/carry-out.ts` does all this in its order, over a database or over memory.',
    '',
    '## The numbers',
    '',
    'Đồng, and hours where a name says nothing else.',
    '',
    ...table(
      ['Of', 'Name', 'Value'],
      [
        ...limitRows('job', jobLimits),
        ...limitRows('deal', dealLimits),
        ...limitRows('proof', proofLimits),
        ...limitRows('review', reviewLimits),
        ...limitRows('reliability', standingChanges),
      ],
    ),
    '',
  ].join('\n');
}
