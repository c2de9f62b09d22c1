import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Account, Api } from './api.model.ts';

export const words = 'Đã kiểm thử đủ các bước, không thấy lỗi nào ở lần chạy này.';
export const statement = 'Tôi đã làm đúng theo phạm vi công việc đã thoả thuận và đã gửi đủ tệp.';
export const textProof = {
  title: 'Báo cáo lỗi',
  accept: { types: ['TEXT'], minTextLen: 20 },
};
export const quickJob = {
  kind: 'QUICK',
  title: 'Kiểm thử luồng đăng ký ứng dụng giao đồ ăn',
  categorySlug: 'kiem-thu',
  price: 35_000,
  conditions: [textProof],
};
export const terms = {
  price: 1_000_000,
  durationHours: 100,
  releaseMode: 'ALL',
  reviewHours: 120,
  revisionsMax: 2,
  scope: 'Logo và bảng màu',
  conditions: [textProof],
};

type Versioned = { id: string; version: number };
type Proof = Versioned & { state: string };
/** The part of a deal that the stories read. */
export type Deal = Versioned & {
  state: string;
  offers: unknown[];
  proofs: Proof[];
  worker: { id: string };
  terms: object | null;
  money: { held: number; released: number };
  dispute: { offers: unknown[] } | null;
};

const toRef = ({ id, version }: Versioned) => ({ dealId: id, version });

/** Two users' commands through the API, where no screen is tested. */
export function createMarketModel(api: Api, author: Account, worker: Account) {
  const asAuthor = <Data>(path: string, body?: object) => api.ask<Data>(author, path, body);
  const asWorker = <Data>(path: string, body?: object) => api.ask<Data>(worker, path, body);
  const info = (id: string) => asAuthor<Deal>('job-deal/job-deal-info', { dealId: id });
  return {
    info,
    /** The worker applies; returns the application. */
    apply: (jobId: string, more: object = {}) =>
      asWorker<{ id: string }>('job-application/apply-job', {
        jobId,
        coverLetter: 'Tôi đã làm nhiều bộ nhận diện cho cửa hàng nhỏ.',
        ...more,
      }),
    decide: (verb: 'accept' | 'reject', applicationId: string) =>
      asAuthor<{ deal: Deal }>(`job-application/${verb}-application`, { applicationId }),
    withdraw: (applicationId: string) => asWorker('job-application/cancel-application', { applicationId }),
    take: (jobId: string) => asWorker<Deal>('job-deal/job-deal-init-proposal', { jobId, mode: 'TAKE' }),
    offer: (jobId: string, workerId: string, change: object = {}) =>
      asAuthor<Deal>('job-deal/job-deal-init-by-author', {
        jobId,
        workerId,
        terms: { ...terms, ...change },
        requestId: randomUUID(),
      }),
    /** Answers the newest offer, or asks for a change. */
    async answer(by: 'author' | 'worker', { id }: { id: string }, decision: string, more: object = {}) {
      const deal = await info(id);
      const body = { ...toRef(deal), baseOfferNo: deal.offers.length, decision, ...more };
      return api.ask<Deal>(by === 'author' ? author : worker, 'job-deal/job-deal-give-offer', body);
    },
    addConditions: (dealId: string, conditions: object[]) =>
      asAuthor('job-proof/add-jobs-history-proof', { dealId, kind: 'CONDITION', conditions }),
    async finalize({ id }: { id: string }, decision: string, more: object = {}) {
      const body = { decision, expectTotal: 1_050_000, requestId: randomUUID(), ...more };
      return asAuthor<{ deal: Deal }>('job-deal/job-deal-author-finalize', {
        ...toRef(await info(id)),
        ...body,
      });
    },
    start: async ({ id }: { id: string }) => asWorker<Deal>('job-deal/start-deal', toRef(await info(id))),
    async handIn({ id }: { id: string }, index = 0) {
      const { proofs } = await info(id);
      const evidence = { proofId: proofs[index]?.id, fileIds: [], text: words, submit: true };
      return asWorker('job-proof/add-jobs-history-proof', { dealId: id, kind: 'EVIDENCE', ...evidence });
    },
    async judge({ id }: { id: string }, action: string, more: object = {}, index = 0) {
      const proof = (await info(id)).proofs[index];
      const change = { proofId: proof?.id, version: proof?.version, action, ...more };
      return asAuthor('job-proof/job-history-proof-change', change);
    },
    /** Any call with a deal's id and version. */
    async tell(by: 'author' | 'worker', { id }: { id: string }, verb: string, more: object = {}) {
      const who = by === 'author' ? author : worker;
      return api.ask<Deal>(who, `job-deal/${verb}`, { ...toRef(await info(id)), ...more });
    },
    /** Moves the clock and waits for the notification. */
    async pass(minutes: number, who: Account, code: string) {
      await api.advanceClock(minutes);
      await expect
        .poll(
          async () =>
            (await api.ask<{ list: { action: string }[] }>(who, logs)).list.map(({ action }) => action),
          {
            timeout: 30_000,
          },
        )
        .toContain(code);
    },
  };
}
const logs = 'jobdeallog/jobs-my-deal-logs-list?pageNum=1&pageSize=100';
