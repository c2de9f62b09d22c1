import type { ParseArgsConfig } from 'node:util';
import type { Unit } from '../platform/unit-of-work.ts';
import type { Desk } from './desk.ts';

export type Option = {
  readonly type: 'string' | 'boolean';
  /** May be given more than once. */
  readonly multiple?: boolean;
  readonly needed?: boolean;
  /** The value in the help, such as `<bank ref>`. */
  readonly value?: string;
  readonly summary: string;
};

/** The parsed arguments. */
export type Given = {
  /** By the names in `takes`. */
  readonly words: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  /** Name of the operator. */
  readonly by: string;
};

export type Answer = {
  /** The outcome in one sentence, stored with the act. */
  readonly detail: string;
  /** Output for people. */
  readonly text: string;
  /** Output for programs (`--json`). */
  readonly data: unknown;
};

/** A command of operators. Runs in one transaction with the record of it. */
export type Verb = {
  readonly area: string;
  readonly name: string;
  readonly summary: string;
  /** Names of its positional arguments, all required. */
  readonly takes: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it writes: then `--by` is required. */
  readonly changes: boolean;
  run(unit: Unit, desk: Desk, given: Given): Promise<Answer>;
};

/** A refusal, in one sentence for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError' as const;
}

/** Bad usage: answered with the help. */
export class UsageError extends Error {
  override readonly name = 'UsageError' as const;
}

/** The value of an option, undefined where not given. */
export const textOf = ({ options }: Given, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** All values of an option that may be given more than once. */
export const textsOf = ({ options }: Given, name: string): string[] =>
  [options[name]].flat().filter((value) => typeof value === 'string');

export type ParseOptions = NonNullable<ParseArgsConfig['options']>;
