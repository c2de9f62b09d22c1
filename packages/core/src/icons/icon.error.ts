/**
 * Why icons could not be had: 400 a query of an unknown type or with a name that is none, 404 a set that the host
 * does not have, 424 no fetch to ask with, 501 only bad answers, 503 no answer. Never shown to a person.
 */
export type IconStatus = 400 | 404 | 424 | 501 | 503;

export class IconError extends Error {
  override readonly name = 'IconError' as const;
  readonly status: IconStatus;

  constructor(status: IconStatus, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}
