import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { RefusalError } from '../platform/http/refusal.ts';
import { say } from '../platform/texts/say.ts';
import { insertAct } from './acts.repository.ts';
import type { Desk } from './desk.ts';
import { dealVerbs } from './deal.verbs.ts';
import { disputeVerbs } from './dispute.verbs.ts';
import { jobVerbs } from './job.verbs.ts';
import { partnerVerbs } from './partner.verbs.ts';
import { payoutVerbs } from './payout.verbs.ts';
import { reportVerbs } from './report.verbs.ts';
import { reviewVerbs } from './review.verbs.ts';
import { suspenseVerbs } from './suspense.verbs.ts';
import { userVerbs } from './user.verbs.ts';
import { toUsage } from './usage.ts';
import { type Answer, type Input, OperatorError, type ParseOptions, UsageError, type Verb } from './verb.ts';

const verbs: readonly Verb[] = [
  ...jobVerbs,
  ...dealVerbs,
  ...disputeVerbs,
  ...partnerVerbs,
  ...reviewVerbs,
  ...suspenseVerbs,
  ...payoutVerbs,
  ...userVerbs,
  ...reportVerbs,
];

const everywhere: ParseOptions = {
  by: { type: 'string' },
  note: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

export type Order = { help: string } | { verb: Verb; input: Input; json: boolean };

/** @throws UsageError with one sentence. */
export function readOrder(typed: readonly string[]): Order {
  const [area, name] = typed.filter((word) => !word.startsWith('-'));
  const isHelp = typed.includes('--help') || typed.includes('-h');
  const verb = verbs.find((one) => one.area === area && one.name === name);
  if (!verb) {
    const near = verbs.filter((one) => one.area === area);
    if (isHelp || typed.length === 0) return { help: toUsage(near.length > 0 ? near : verbs) };
    const known = near.map((one) => one.name).join(', ');
    throw new UsageError(
      near.length > 0 ? `${area} has the verbs ${known}.` : `There is no ${[area, name].join(' ')}.`,
    );
  }
  if (isHelp) return { help: toUsage([verb]) };
  const { values, positionals } = parse(verb, typed);
  const words = positionals.slice(2);
  if (words.length !== verb.takes.length)
    throw new UsageError(
      `${area} ${name} takes ${verb.takes.map((word) => `<${word}>`).join(' ') || 'no words'}.`,
    );
  const by = typeof values['by'] === 'string' ? values['by'].trim() : '';
  if (verb.changes && by === '') throw new UsageError('--by is needed: who are you?');
  const missing = Object.entries(verb.options).find(([option, { needed }]) => needed && !values[option]);
  if (missing) throw new UsageError(`--${missing[0]} is needed: ${missing[1].summary}.`);
  return {
    verb,
    json: values['json'] === true,
    input: {
      words: Object.fromEntries(verb.takes.map((word, at) => [word, words[at] ?? ''])),
      options: values,
      by: by || userInfo().username,
    },
  };
}

function parse(verb: Verb, args: readonly string[]) {
  const own: ParseOptions = Object.fromEntries(
    Object.entries(verb.options).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
  );
  try {
    return parseArgs({ args: [...args], options: { ...everywhere, ...own }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A verb and its audit record are one transaction; a refusal is recorded on its own. See docs/decisions/0020. */
export async function runOrder(desk: Desk, { verb, input }: { verb: Verb; input: Input }): Promise<Answer> {
  const { by: _by, json: _json, ...options } = input.options;
  const act = {
    at: desk.clock.now(),
    by: input.by,
    verb: `${verb.area} ${verb.name}`,
    input: { ...input.words, ...options },
  };
  try {
    return await desk.transact(async (unit) => {
      const answer = await verb.run(unit, desk, input);
      await insertAct(unit.db, { ...act, outcome: 'DONE', detail: answer.detail });
      return answer;
    });
  } catch (error) {
    const refused = toSentence(error);
    const detail = refused ?? (error instanceof Error ? error.message : String(error));
    const outcome = refused === null ? ('FAILED' as const) : ('REFUSED' as const);
    await insertAct(desk.db, { ...act, outcome, detail });
    throw error;
  }
}

/** Null for an error that the operator cannot correct. */
export function toSentence(error: unknown): string | null {
  if (error instanceof RefusalError) return say('en', error.text, error.params);
  return error instanceof OperatorError || error instanceof UsageError ? error.message : null;
}
