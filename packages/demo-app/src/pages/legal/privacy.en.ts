import type { LegalDocument } from './legal-document.ts';

export const privacyEn: LegalDocument = {
  lead: 'This page says what Keo knows about you, why, for how long, and what you may ask for. We sell no data and run no tracking ads.',
  updated: 'In force since 20 November 2026',
  contents: 'Contents',
  plainWords: 'In plain words',
  print: 'Print this page',
  sections: [
    {
      id: 'what',
      title: 'What Keo keeps',
      clauses: [
        'What you give: username, display name, e-mail or phone, and an introduction if you write one.',
        'What comes about by use: notifications, balance, deals and proofs once those parts run, and a log of steps so that both sides can check.',
        'What protects the account: a short device name, when it signed in and when it was last used.',
        'Passwords are kept only as argon2id hashes; nobody at Keo can read yours.',
      ],
      plain: 'Only what it takes for you to sign in, work and compare notes.',
    },
    {
      id: 'browser',
      title: 'In your browser',
      clauses: [
        'The sign-in cookies (token, refreshToken, domain) live for 7 days and serve this site alone. The callbackUrl cookie lives for one hour and remembers where to return after sign-in.',
        'Local storage keeps your choice of language and theme.',
        'Only if you tick “Remember on this device” are your credentials kept, encrypted under a key that cannot leave the browser, and wiped when you sign out.',
        'Keo uses no third-party cookies and embeds no trackers.',
      ],
      plain: 'A few cookies to keep you signed in, none to follow you around.',
    },
    {
      id: 'why',
      title: 'What it is used for',
      clauses: [
        'Carrying out the deals you take part in: sign-in, notifications, holding and paying money, disputes.',
        'Protecting you and others: stopping password guessing, spotting scam patterns, limiting rates.',
        'Following the laws on accounting, tax and money laundering where real money moves.',
      ],
      plain: 'To run Keo correctly and safely. Not to sell, not to score you for others.',
    },
    {
      id: 'who',
      title: 'Who sees it',
      clauses: [
        'Everyone: display name, username, picture, introduction, verification marks and the day you joined.',
        'The other side of a deal: what you hand in and write within that deal.',
        'Providers of mail, text messages and payments: exactly what they need to deliver. In the sandbox nothing leaves the server.',
        'Authorities: on a lawful request in writing.',
      ],
      plain: 'Your e-mail and phone number are never shown in public.',
    },
    {
      id: 'how-long',
      title: 'For how long',
      clauses: [
        'A session ends when you sign out or after 7 days without use. Codes expire after 10 minutes.',
        'Notifications on a device are cleaned up after 30 days; a device keeps only the newest 100.',
        'Records of money are kept as long as accounting law demands. When you close your account in Settings, your name, photo and words are deleted; your username, e-mail and phone are kept so that nobody comes as you and late money finds its way back.',
      ],
      plain: 'What we have no reason to keep, we do not keep.',
    },
    {
      id: 'rights',
      title: 'Your rights',
      clauses: [
        'To see, correct and receive a copy of your data; to withdraw consent; to have it deleted or its use limited.',
        'To sign out any device, change your password, download your data and close your account in the settings.',
        'To complain to us on the contact page, or to the data protection authority. We answer within 72 working hours.',
      ],
      plain: 'Data about you is yours. Ask, and we answer.',
    },
    {
      id: 'security',
      title: 'How it is protected',
      clauses: [
        'Access tokens live for 15 minutes and renew themselves; a refresh token used twice closes the whole session.',
        'Server logs hide passwords, codes and tokens. Each code may be tried 5 times.',
        'If something happens to your data, we tell you within 72 hours of knowing.',
      ],
      plain: 'We assume that bad things can happen, and prepare for them.',
    },
  ],
};
