import {
  array,
  integer,
  literal,
  maxLength,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
  union,
} from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, pageQuery, queryBoolean } from '../http/query.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { dealPhases, dealViewSchema, listedDealSchema } from './deal.schema.ts';
import { idSchema } from '../http/field.schema.ts';
import { sideSchema } from '../terms/side.schema.ts';
import { dealStateSchema } from '../terms/deal-state.schema.ts';
import { saidText } from '../text/words.schema.ts';

const version = pipe(number(), integer(), minValue(0));
const ofDeal = { dealId: idSchema, version, requestId: optional(requestIdSchema) };
const statement = saidText(50, 5000);
const fileIds = optional(pipe(array(idSchema), maxLength(10)), []);

export const startDeal = defineEndpoint({
  method: 'POST',
  path: '/job-deal/start-deal',
  access: 'session',
  summary: 'The worker begins; the time to work is counted from now.',
  input: object(ofDeal),
  data: dealViewSchema,
  idempotent: true,
});

export const cancelDeal = defineEndpoint({
  method: 'POST',
  path: '/job-deal/cancel-deal',
  access: 'session',
  summary:
    'The worker gives up, or with `toWorker` either side proposes to stop and how to split the held money.',
  input: object({
    ...ofDeal,
    toWorker: optional(dongSchema),
    reason: pipe(string(), trim(), maxLength(2000)),
  }),
  data: dealViewSchema,
  idempotent: true,
});

export const respondCancel = defineEndpoint({
  method: 'POST',
  path: '/job-deal/respond-cancel',
  access: 'session',
  summary: 'Answers a cancel request of the other side.',
  input: object({ ...ofDeal, decision: picklist(['ACCEPT', 'REFUSE']) }),
  data: dealViewSchema,
  idempotent: true,
});

export const openDispute = defineEndpoint({
  method: 'POST',
  path: '/job-deal/open-dispute',
  access: 'session',
  summary: 'Disputes what is held and not decided; what was handed in is reviewed meanwhile.',
  input: object({
    ...ofDeal,
    reasonCode: pipe(string(), nonEmpty(), maxLength(64)),
    statement,
    claimToWorker: dongSchema,
    fileIds,
  }),
  data: dealViewSchema,
  idempotent: true,
});

export const appealProof = defineEndpoint({
  method: 'POST',
  path: '/job-deal/appeal-proof',
  access: 'session',
  summary:
    'Appeals against the rejection of a proof, whose money stays held; everything else goes on. `statement` and `fileIds` say why: both sides and the operator read them.',
  input: object({
    ...ofDeal,
    proofId: idSchema,
    /** Optional for older clients: an appeal in time is not refused for its words. */
    statement: optional(pipe(string(), trim(), maxLength(5000)), ''),
    fileIds,
  }),
  data: dealViewSchema,
  idempotent: true,
});

export const respondDispute = defineEndpoint({
  method: 'POST',
  path: '/job-deal/respond-dispute',
  access: 'session',
  summary:
    'The other side answers a dispute: `accept` gives what is claimed, else it says what part of the held money goes to the worker.',
  input: union([
    object({ ...ofDeal, accept: literal(true) }),
    object({ ...ofDeal, statement, offerToWorker: dongSchema, fileIds }),
  ]),
  data: dealViewSchema,
  idempotent: true,
});

export const settleDispute = defineEndpoint({
  method: 'POST',
  path: '/job-deal/settle-dispute',
  access: 'session',
  summary: 'Another offer in a dispute; where the two meet or cross, it is settled in the middle.',
  input: object({ ...ofDeal, offerToWorker: dongSchema }),
  data: dealViewSchema,
  idempotent: true,
});

export const withdrawDispute = defineEndpoint({
  method: 'POST',
  path: '/job-deal/withdraw-dispute',
  access: 'session',
  summary: 'Withdraws a dispute; every timer is later by the time it took.',
  input: object(ofDeal),
  data: dealViewSchema,
  idempotent: true,
});

export const myDealsList = defineEndpoint({
  method: 'GET',
  path: '/job-deal/my-deals-list',
  access: 'session',
  summary: 'The own deals on one side, nearest timer first, without evidence.',
  input: object({
    ...pageQuery,
    role: optional(sideSchema, 'worker'),
    state: optional(dealStateSchema),
    phase: optional(picklist(dealPhases)),
    /** Only deals that have not ended. */
    live: optional(queryBoolean),
    /** Cursor, a deal's id: only older ones. Unlike pages it skips none when others end meanwhile. */
    after: optional(idSchema),
    sort: optional(picklist(['clock', 'newest']), 'clock'),
  }),
  data: object(pageSchema(listedDealSchema)),
});
