import type { CodeRow } from './code-row.ts';
import { dealCodes } from './deal.codes.ts';
import { jobCodes } from './job.codes.ts';
import { messageCodes } from './message.codes.ts';
import { moneyCodes } from './money.codes.ts';
import { proofCodes } from './proof.codes.ts';
import { requestCodes } from './request.codes.ts';

/** A code is a row here, its texts beside it, and the place that sends it. */
const codeRows = /* @__PURE__ */ (() => ({
  ...jobCodes,
  ...dealCodes,
  ...proofCodes,
  ...moneyCodes,
  ...messageCodes,
  ...requestCodes,
}))();
export type CodeRows = typeof codeRows;

export type LogCode = keyof CodeRows;
/** The note of a deal is no code of the specification: clients show its text as it is. */
export type NotificationCode = Exclude<LogCode, 'DEAL_NOTE'>;

type SentBy<Sender> = {
  [Code in LogCode]: CodeRows[Code]['sender'] extends Sender ? Code : never;
}[LogCode];
/** Codes that a transition of the law tells. */
export type LawCode = SentBy<'law'>;
/** Over the socket only: never stored or listed. */
export type TransientCode = SentBy<'socket'>;
export type StoredCode = Exclude<LogCode, TransientCode>;

const isLogCode = (code: string): code is LogCode => Object.hasOwn(codeRows, code);
export const isNotificationCode = (code: string): code is NotificationCode =>
  isLogCode(code) && code !== 'DEAL_NOTE';
const isTransientCode = (code: LogCode): code is TransientCode => codeRows[code].sender === 'socket';
export const isStoredCode = (code: LogCode): code is StoredCode => !isTransientCode(code);

/** Undefined for a code that is not known here. */
export const getCodeRow = (code: string): CodeRow | undefined =>
  isLogCode(code) ? codeRows[code] : undefined;

/** The 34 codes of the specification. */
export const notificationCodes: readonly NotificationCode[] = /* @__PURE__ */ (() =>
  Object.keys(codeRows).filter(isNotificationCode))();
export const transientCodes: readonly TransientCode[] = /* @__PURE__ */ (() =>
  notificationCodes.filter(isTransientCode))();
export const storedCodes: readonly Exclude<NotificationCode, TransientCode>[] = /* @__PURE__ */ (() =>
  notificationCodes.filter((code) => !isTransientCode(code)))();

type WithoutSide<Code> = Code extends `${infer Event}_FOR_${'AUTHOR' | 'WORKER'}` ? Event : Code;
/** Codes for one side each are one event. */
export type EventName = WithoutSide<
  { [Code in LogCode]: CodeRows[Code]['timeline'] extends null ? never : Code }[LogCode]
>;
/** Null for what is no event of a deal. */
export const toEventName = (code: string): string | null =>
  getCodeRow(code)?.timeline ? code.replace(/_FOR_(AUTHOR|WORKER)$/, '') : null;
