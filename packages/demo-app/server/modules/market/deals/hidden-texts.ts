import {
  type ConditionInput,
  type DealCommand,
  type DealFacts,
  type Party,
  type Side,
  type Terms,
  termsOfPosting,
} from '@keo/core/contract';
import { maskContacts } from '../../../texts/mask-contacts.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { withoutContacts } from '../jobs/masked-posting.ts';
import type { DealRow, HiddenText } from './deals.table.ts';

type Placed = { row: Pick<DealRow, 'fundedAt' | 'hidden' | 'offers' | 'terms' | 'prepared'>; job: JobRow };

const sideOf = (party: Party): Side => (party === 'worker' ? 'worker' : 'author');
const otherOf = (side: Side): Side => (side === 'author' ? 'worker' : 'author');

/** In the order of `withTexts`. */
const textsOf = ({ scope, conditions }: Pick<Terms, 'scope' | 'conditions'>): string[] => [
  scope,
  ...conditions.flatMap(({ title, instructions = '' }) => [title, instructions]),
];

function withTexts(terms: Terms, change: (text: string, index: number) => string): Terms {
  const conditions = terms.conditions.map((condition, index) => ({
    ...condition,
    title: change(condition.title, 1 + 2 * index),
    ...(condition.instructions !== undefined && {
      instructions: change(condition.instructions, 2 + 2 * index),
    }),
  }));
  return { ...terms, scope: change(terms.scope, 0), conditions };
}

/** The terms before the first offer: the job's. */
const postedTerms = (job: JobRow, prepared: readonly ConditionInput[]): Terms =>
  termsOfPosting({ ...job, conditions: [...job.conditions, ...prepared] });

/** The job stores its own masked texts. */
function hiddenOfJob(job: JobRow): HiddenText[] {
  const shown = textsOf(termsOfPosting({ ...job, ...withoutContacts(job) }));
  return textsOf(postedTerms(job, [])).flatMap((text, index) => {
    const read = shown[index] ?? '';
    return read === text ? [] : [{ from: 'worker' as const, text, shown: read }];
  });
}

/** Adds the texts that one side wrote; a known text keeps its writer. */
function withNew(known: readonly HiddenText[], by: Side, texts: readonly string[]): HiddenText[] {
  const fresh = [...new Set(texts)].filter((text) => !known.some((one) => one.text === text));
  return [
    ...known,
    ...fresh.flatMap((text) => {
      const { text: shown, isMasked } = maskContacts(text);
      return isMasked ? [{ from: otherOf(by), text, shown }] : [];
    }),
  ];
}

/** The hidden texts of a deal: as stored, or derived for a deal older than the column. */
export function hiddenIn({ row, job }: Placed): readonly HiddenText[] {
  if (row.fundedAt !== null) return [];
  const first = () => withNew(hiddenOfJob(job), 'author', textsOf(postedTerms(job, row.prepared)));
  return (
    row.hidden ?? row.offers.reduce((known, { by, terms }) => withNew(known, by, textsOf(terms)), first())
  );
}

/** The hidden texts of a new deal. */
export const hiddenAtFirst = (job: JobRow, { fundedAt, terms }: DealFacts, party: Party): HiddenText[] =>
  fundedAt === null ? withNew(hiddenOfJob(job), sideOf(party), terms ? textsOf(terms) : []) : [];

/** The hidden texts after a command; only what it changed is looked at. */
export function hiddenAfter(
  placed: Placed,
  { fundedAt, terms, prepared }: DealFacts,
  party: Party,
): readonly HiddenText[] {
  if (fundedAt !== null) return [];
  const { row, job } = placed;
  const looked = new Set(textsOf(row.terms ?? postedTerms(job, row.prepared)));
  const texts = textsOf(terms ?? postedTerms(job, prepared)).filter((text) => !looked.has(text));
  return withNew(hiddenIn(placed), sideOf(party), texts);
}

/** The terms as a side reads them. */
export const asRead = (terms: Terms, hidden: readonly HiddenText[], reader: Side): Terms =>
  hidden.length === 0
    ? terms
    : withTexts(
        terms,
        (text) => hidden.find((one) => one.from === reader && one.text === text)?.shown ?? text,
      );

/**
 * Replaces masked texts that a side sends back by the full ones behind them, so that haggling over the price loses no
 * text.
 */
export function asMeant(command: DealCommand, placed: Placed, party: Party): DealCommand {
  if (!('terms' in command)) return command;
  const side = sideOf(party);
  const hidden = hiddenIn(placed).filter(({ from }) => from === side);
  if (hidden.length === 0) return command;
  const { row, job } = placed;
  const before = textsOf(row.terms ?? postedTerms(job, row.prepared));
  const terms = withTexts(command.terms, (text, index) => {
    const behind = hidden.flatMap((one) => (one.shown.trim() === text.trim() ? [one.text] : []));
    // Two texts may have the same masked form: prefers the one in the same place.
    return behind.find((one) => one === before[index]) ?? behind.at(-1) ?? text;
  });
  return { ...command, terms };
}
