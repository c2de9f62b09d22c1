import type { asksVi } from './asks.vi.ts';

export const asksEn: Record<keyof typeof asksVi, string> = {
  'job.files': 'Attached files',
  'job.files.signIn': 'Sign in to open these files.',
  'job.questions': 'The author asks',
  'job.questions.detail': 'You answer when you apply; only the author reads it.',
  'apply.answer.missing': 'Answer this one, then send.',
};
