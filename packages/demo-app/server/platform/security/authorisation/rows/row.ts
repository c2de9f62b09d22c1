import type { Things } from '../things.ts';

export type Input = Record<string, unknown>;

/** A call about a thing that belongs to one person. `missing` names one that does not exist, in the same call. */
export type Belonging = {
  of: string;
  owner: 'author' | 'worker';
  /** Others who may; for everybody else it does not exist. */
  also?: readonly ('author' | 'worker' | 'stranger')[];
  ask: (things: Things) => Input;
  missing: Input;
  /** Fields that may name things of anybody. */
  free?: readonly string[];
};

/**
 * Who may call an endpoint. `open`: anybody, and no one's things are named. `own`: a signed-in user about themselves.
 * `partner`: a partner's server with its key. `link`: the holder of a signed link.
 */
export type Row = 'open' | 'own' | 'partner' | 'link' | Belonging | readonly Belonging[];

/** Rows by path. */
export type Rows = Readonly<Record<string, Row>>;

export const none = 'xx_none';
/** A version that no thing has: a call that reaches the thing gets a conflict, and nothing changes. */
export const version = 999;

const calledBy =
  (who: Pick<Belonging, 'owner' | 'also'>) =>
  (what: string, missing: Input, ask: Belonging['ask']): Belonging => ({ of: what, ...who, ask, missing });

/** Takes what the call is about, the call with one that does not exist, and the call. */
export const ofAuthor = calledBy({ owner: 'author' });
export const ofWorker = calledBy({ owner: 'worker' });
export const ofBoth = calledBy({ owner: 'author', also: ['worker'] });
/** The author's, shown to everybody who is signed in. */
export const ofAll = calledBy({ owner: 'author', also: ['worker', 'stranger'] });
