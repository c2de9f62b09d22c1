import {
  type ConditionInput,
  type DealCommand,
  type DealFacts,
  type Party,
  type Side,
  type Terms,
  termsOfJob,
} from '@keo/core/contract';
import { maskContacts } from '../../../platform/texts/mask-contacts.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { withoutContacts } from '../jobs/to-job.ts';
import type { DealRow, HiddenText } from './deals.table.ts';

type DealAndJob = {
  row: Pick<DealRow, 'fundedAt' | 'hidden' | 'offers' | 'terms' | 'prepared'>;
  job: JobRow;
};

const getSide = (party: Party): Side => (party === 'worker' ? 'worker' : 'author');
const getOtherSide = (side: Side): Side => (side === 'author' ? 'worker' : 'author');

/** In the order of `withTexts`. */
const getTexts = ({ scope, conditions }: Pick<Terms, 'scope' | 'conditions'>): string[] => [
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

/** The terms before the first offer. */
const postedTerms = (job: JobRow, prepared: readonly ConditionInput[]): Terms =>
  termsOfJob({ ...job, conditions: [...job.conditions, ...prepared] });

/** The job stores its own masked texts. */
function hiddenOfJob(job: JobRow): HiddenText[] {
  const shown = getTexts(termsOfJob({ ...job, ...withoutContacts(job) }));
  return getTexts(postedTerms(job, [])).flatMap((text, index) => {
    const read = shown[index] ?? '';
    return read === text ? [] : [{ from: 'worker' as const, text, shown: read }];
  });
}

/** A known text keeps its writer. */
function withNew(known: readonly HiddenText[], by: Side, texts: readonly string[]): HiddenText[] {
  const fresh = [...new Set(texts)].filter((text) => !known.some((one) => one.text === text));
  return [
    ...known,
    ...fresh.flatMap((text) => {
      const { text: shown, isMasked } = maskContacts(text);
      return isMasked ? [{ from: getOtherSide(by), text, shown }] : [];
    }),
  ];
}

/** As stored, or derived for a deal older than the column. */
export function hiddenIn({ row, job }: DealAndJob): readonly HiddenText[] {
  if (row.fundedAt !== null) return [];
  const first = () => withNew(hiddenOfJob(job), 'author', getTexts(postedTerms(job, row.prepared)));
  return (
    row.hidden ?? row.offers.reduce((known, { by, terms }) => withNew(known, by, getTexts(terms)), first())
  );
}

export const hiddenAtFirst = (job: JobRow, { fundedAt, terms }: DealFacts, party: Party): HiddenText[] =>
  fundedAt === null ? withNew(hiddenOfJob(job), getSide(party), terms ? getTexts(terms) : []) : [];

/** After a command, only what it changed is checked. */
export function hiddenAfter(
  dealAndJob: DealAndJob,
  { fundedAt, terms, prepared }: DealFacts,
  party: Party,
): readonly HiddenText[] {
  if (fundedAt !== null) return [];
  const { row, job } = dealAndJob;
  const looked = new Set(getTexts(row.terms ?? postedTerms(job, row.prepared)));
  const texts = getTexts(terms ?? postedTerms(job, prepared)).filter((text) => !looked.has(text));
  return withNew(hiddenIn(dealAndJob), getSide(party), texts);
}

export const maskedFor = (terms: Terms, hidden: readonly HiddenText[], reader: Side): Terms =>
  hidden.length === 0
    ? terms
    : withTexts(
        terms,
        (text) => hidden.find((one) => one.from === reader && one.text === text)?.shown ?? text,
      );

/** Unmasks texts that a side sends back unchanged, so that negotiating the price loses no text. */
export function unmaskUnchanged(command: DealCommand, dealAndJob: DealAndJob, party: Party): DealCommand {
  if (!('terms' in command)) return command;
  const side = getSide(party);
  const hidden = hiddenIn(dealAndJob).filter(({ from }) => from === side);
  if (hidden.length === 0) return command;
  const { row, job } = dealAndJob;
  const before = getTexts(row.terms ?? postedTerms(job, row.prepared));
  const terms = withTexts(command.terms, (text, index) => {
    const behind = hidden.flatMap((one) => (one.shown.trim() === text.trim() ? [one.text] : []));
    // Two texts may have the same masked form: prefer the one in the same place.
    return behind.find((one) => one === before[index]) ?? behind.at(-1) ?? text;
  });
  return { ...command, terms };
}
