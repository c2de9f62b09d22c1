import type { asksVi } from './asks.vi.ts';

export const asksEn: Record<keyof typeof asksVi, string> = {
  'job.files': 'Attached files',
  'job.files.signIn': 'Sign in to open these files.',
  'job.questions': 'The author asks',
  'job.questions.detail': 'You answer when you apply; only the author reads it.',
  'apply.title': 'Apply',
  'apply.letter': 'Why you fit this work',
  'apply.letter.hint':
    'Say briefly what you have done like it and when you can start. {min}–{max} characters.',
  'apply.letter.short': 'Write at least {min} characters.',
  'apply.bid': 'Your price',
  'apply.bid.note': 'optional',
  'apply.bid.hint': 'Leave empty if {amount} is fine.',
  'apply.bid.unread': 'Enter an amount, such as 500k or 1.8 triệu.',
  'apply.bid.low': 'At least {amount}.',
  'apply.bid.high': 'At most {amount}.',
  'apply.days': 'Days you need',
  'apply.days.hint': 'Leave empty if {time} is fine.',
  'apply.days.wrong': 'From 1 to {max} days, a whole number.',
  'apply.net': '{amount} take home',
  'apply.send': 'Send the application',
  'apply.kept': 'The draft is kept on this device',
  'apply.sent': 'Your application was sent',
  'apply.answer.missing': 'Answer this one, then send.',
};
