import type { Step } from '../../seed/timeline.ts';
import { type Plot, type Scene, deals, pick, proofs } from './story.scene.ts';

const workers = ['u08', 'u05', 'u07', 'u09', 'u06'] as const;

/** A small job from the author's side: someone takes it, works, hands in. */
const slotTaken = (slot: Omit<Scene, 'step'>, proof: Step['proof'] & object, hours: number): Scene[] => [
  { ...slot, step: { action: 'COLLABORATION_STARTED', to: 'author', by: 'worker', dueInHours: hours } },
  { ...slot, step: { action: 'PROOF_UPLOADED', to: 'author', by: 'worker', proof } },
  {
    ...slot,
    step: { action: 'PROOF_EVIDENCE_SUBMITTED', to: 'author', by: 'worker', proof, dueInHours: 72 },
  },
];

/** The three who post, by username: workers come to them with progress, questions and hand-ins. */
export const authorPlots: Readonly<Record<string, Plot>> = {
  minhanh: {
    opening: [
      {
        ...deals.brand,
        step: {
          action: 'NEW_MESSAGE',
          to: 'author',
          by: 'worker',
          text: 'Em đang dựng thử nhãn chai 30 ml, chiều em gửi chị xem trước nhé.',
        },
      },
      {
        ...deals.brand,
        step: { action: 'PROOF_UPLOADED', to: 'author', by: 'worker', proof: proofs.packaging },
      },
    ],
    daily: (round) =>
      slotTaken({ jobId: 'j05', authorId: 'u01', workerId: pick(workers, round) }, proofs.surveyCode, 0.5),
  },
  quochuy: {
    opening: [
      {
        ...deals.translation,
        step: {
          action: 'NEW_MESSAGE',
          to: 'author',
          by: 'worker',
          text: 'Nếu anh chốt hôm nay, em gửi trước 2,000 từ đầu vào sáng mai ạ.',
        },
      },
    ],
    daily: (round) =>
      slotTaken({ jobId: 'j01', authorId: 'u02', workerId: pick(workers, round) }, proofs.screenshots, 1),
  },
  camtu: {
    opening: [
      {
        ...deals.website,
        step: { action: 'COLLABORATION_STARTED', to: 'author', by: 'worker', dueInHours: 720 },
      },
      {
        ...deals.website,
        step: { action: 'PROOF_UPLOADED', to: 'author', by: 'worker', proof: proofs.shopPages },
      },
      {
        ...deals.website,
        step: {
          action: 'NEW_MESSAGE',
          to: 'author',
          by: 'worker',
          text: 'Chị xem giúp em màu nền trang chủ, em để hai phương án trong tệp nhé.',
        },
      },
    ],
    daily: (round) => {
      const slot = { jobId: 'j03', authorId: 'u03', workerId: pick(workers, round) };
      const applied = {
        action: 'JOB_APPLICATION_RECEIVED',
        to: 'author',
        by: 'worker',
        amount: 45_000,
      } as const;
      return [{ ...slot, step: applied }, ...slotTaken(slot, proofs.shelfPhotos, 24)];
    },
  },
};
