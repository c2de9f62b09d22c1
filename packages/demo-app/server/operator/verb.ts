import type { ParseArgsConfig } from 'node:util';
import type { Unit } from '../platform/unit-of-work.ts';
import type { Desk } from './desk.ts';

export type Option = {
  readonly type: 'string' | 'boolean';
  /** Given more than once. */
  readonly multiple?: boolean;
  readonly needed?: boolean;
  /** How its value is written in the help, like `<bank ref>`. */
  readonly value?: string;
  readonly summary: string;
};

/** What was typed after the verb. */
export type Given = {
  /** By the names in `takes`. */
  readonly words: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  /** Who asks. */
  readonly by: string;
};

export type Answer = {
  /** What came of it in one sentence, kept with the act. */
  readonly detail: string;
  /** What the operator reads. */
  readonly text: string;
  /** The same for a program. */
  readonly data: unknown;
};

/** One thing an operator can do. It runs in one transaction together with the note of it. */
export type Verb = {
  readonly area: string;
  readonly name: string;
  readonly summary: string;
  /** The words it takes, in order; each is needed. */
  readonly takes: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it changes anything: whoever does that says who they are. */
  readonly changes: boolean;
  run(unit: Unit, desk: Desk, given: Given): Promise<Answer>;
};

/** What cannot be done, in one sentence for whoever asked. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError' as const;
}

/** What was not understood: answered with the help. */
export class UsageError extends Error {
  override readonly name = 'UsageError' as const;
}

/** The text of an option, undefined where it was not given. */
export const textOf = ({ options }: Given, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** Every text of an option that may be given more than once. */
export const textsOf = ({ options }: Given, name: string): string[] =>
  [options[name]].flat().filter((value) => typeof value === 'string');

export type ParseOptions = NonNullable<ParseArgsConfig['options']>;
