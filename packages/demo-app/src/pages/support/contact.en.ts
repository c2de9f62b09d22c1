import type { contactVi } from './contact.vi.ts';

export const contactEn: Record<keyof typeof contactVi, string> = {
  'contact.lead': 'Write to us. You get a ticket number as soon as you send, and a copy by e-mail.',
  'contact.name': 'Your name',
  'contact.email': 'E-mail for the reply',
  'contact.topic': 'Topic',
  'contact.topic.ACCOUNT': 'My account',
  'contact.topic.PAYMENT': 'Money and payments',
  'contact.topic.DEAL': 'Deals and proofs',
  'contact.topic.SAFETY': 'Safety and scams',
  'contact.topic.OTHER': 'Something else',
  'contact.text': 'Message',
  'contact.text.hint': 'Never send a password or a code. Keo does not ask for them.',
  'contact.send': 'Send',
  'contact.error.name': 'A name has 2 to 60 characters.',
  'contact.error.email': 'Enter a valid e-mail address, such as minh.anh@example.vn.',
  'contact.error.text': 'Write at least 10 characters, so that we understand.',
  'contact.sent.title': 'We have your message',
  'contact.sent.ticket': 'Ticket number',
  'contact.sent.detail': 'A copy went to {email}. Reply to it if you want to add anything.',
  'contact.sent.again': 'Send another message',
  'contact.answer.ACCOUNT':
    'Locked out? The forgotten-password page sends a reset code in less than a minute.',
  'contact.answer.PAYMENT':
    'Held money can go only two ways: to the worker when approved, or back to the author when refunded. It does not vanish.',
  'contact.answer.DEAL':
    'Write to the other side first; the clock on the deal always says what happens if nobody answers.',
  'contact.answer.SAFETY':
    'Someone asked you to pay first, to share a code or to move to another app? Stop, and send us their exact words.',
  'contact.answer.OTHER':
    'The more exact, the faster: the link, the time it happened and what you hoped for.',
  'contact.hours.title': 'When we answer',
  'contact.hours.text':
    'This copy runs in a sandbox: your message is stored, and the confirmation lies in the outbox on the sandbox page.',
};
