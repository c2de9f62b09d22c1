import type { ParseArgsConfig } from 'node:util';
import type { Unit } from '../platform/database/unit-of-work.ts';
import type { Desk } from './desk.ts';

export type Option = {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly needed?: boolean;
  /** For the help, such as `<bank ref>`. */
  readonly value?: string;
  readonly summary: string;
};

export type Input = {
  /** By the names in `takes`. */
  readonly words: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  readonly by: string;
};

export type Answer = {
  /** In one sentence, for the audit log. */
  readonly detail: string;
  /** For people. */
  readonly text: string;
  /** For programs (`--json`). */
  readonly data: unknown;
};

/** Runs in one transaction with its audit record. */
export type Verb = {
  readonly area: string;
  readonly name: string;
  readonly summary: string;
  /** Positional arguments, all required. */
  readonly takes: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it writes: then `--by` is required. */
  readonly changes: boolean;
  run(unit: Unit, desk: Desk, input: Input): Promise<Answer>;
};

/** A refusal, in one sentence for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError' as const;
}

/** Answered with the help. */
export class UsageError extends Error {
  override readonly name = 'UsageError' as const;
}

export const getText = ({ options }: Input, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

export const getTexts = ({ options }: Input, name: string): string[] =>
  [options[name]].flat().filter((value) => typeof value === 'string');

export type ParseOptions = NonNullable<ParseArgsConfig['options']>;
