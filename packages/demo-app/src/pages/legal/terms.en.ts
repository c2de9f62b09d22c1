import type { LegalDocument } from './legal-document.ts';

export const termsEn: LegalDocument = {
  lead: 'This is the agreement between you and whoever operates the copy of Keo you are using (called Keo below). Beside each clause stands what it means; where the two differ, the clause counts.',
  updated: 'In force since 20 November 2026',
  contents: 'Contents',
  plainWords: 'In plain words',
  print: 'Print this page',
  sections: [
    {
      id: 'keo',
      title: 'What Keo is and is not',
      clauses: [
        'Keo is where authors, who post work, and workers, who take it on, meet, agree on terms and hand work over.',
        'Keo is not the employer of any worker, does not buy the work and does not guarantee a result on anyone’s behalf.',
        'The agreement about the work is between author and worker. Keo holds the money, records every step and applies the very rules both sides accepted.',
      ],
      plain: 'We are the table you sit at, with a safe on it. We do not do the work and we hire nobody.',
    },
    {
      id: 'account',
      title: 'Your account',
      clauses: [
        'You must be 18, or between 15 and 18 with the consent of a guardian.',
        'One person has one account, for both posting work and doing it.',
        'You look after your password and codes. Keo never asks for either by phone, text or chat.',
        'You can see every signed-in device in your settings and sign any of them out at any time.',
      ],
      plain: 'One person, one account. Give your code to nobody, not even to someone who claims to be Keo.',
    },
    {
      id: 'posting',
      title: 'Posting and taking work',
      clauses: [
        'A job must state the work, the price, the deadline and the proof to hand in.',
        'It must not ask a worker to pay first, leave a deposit, lend an account, share a one-time code, buy goods for a refund or write fake reviews.',
        'Keo may hide a job while it is checked. A job that is removed comes with the reason.',
      ],
      plain: 'Anyone who asks you to pay before you work is a fraud. Tell us at once.',
    },
    {
      id: 'holding',
      title: 'Holding the money',
      clauses: [
        'When both sides have accepted the terms, the author holds the whole price and their fee. The worker starts only once the money is held.',
        'Held money leaves that state in one of these ways only: the proof is approved, it approves itself when time runs out, the deal is cancelled by agreement, it expires, or a dispute is decided.',
        'Keo uses held money for nothing else and pays no interest on it.',
      ],
      plain: 'Sealed money stays put. Nobody takes it out alone, not even Keo.',
    },
    {
      id: 'review',
      title: 'Proof and the review clock',
      clauses: [
        'The worker hands in proof against the agreed list. The author approves, asks for changes, or rejects by naming what is not met. A rejection beyond the ordinary ones opens a dispute about that part.',
        'The review time is 72 hours for quick tasks and 120 hours for projects, unless both chose otherwise. Without an answer by then, the proof approves itself and the money is paid.',
        'A worker has 72 hours to appeal a rejection; the money stays held meanwhile.',
      ],
      plain: 'Silence means yes. The clock on your screen always says what happens at zero.',
    },
    {
      id: 'fees',
      title: 'Fees',
      clauses: [
        'An author pays 5% on top of the price, at most 500,000đ per deal; at least 100đ per slot of a quick task and 5,000đ for a project.',
        'A worker pays 10% of what is released; this falls to 8%, 6% and 5% once 90-day earnings pass 5, 20 and 60 million đồng.',
        'Both figures are shown before you accept. In the end an author pays the fee on what was really paid, a bonus included; the rest of the fee that was held comes back.',
      ],
      plain: 'A task of 900,000đ: the author holds 945,000đ, the worker takes home 810,000đ. Nothing hidden.',
    },
    {
      id: 'ending',
      title: 'Cancelling, expiry and refunds',
      clauses: [
        'Before the money is held, either side may stop at no cost.',
        'Held but not started: the author gets everything back, fee included.',
        'Under way with nothing handed in: after the deadline and its grace the deal expires, and the unpaid part returns to the author.',
        'Proof handed in: it ends only by approval, by a rejection within the rules, or by a split both sides accept.',
        'A request to stop that the other side does not answer: one by the worker, or any while something waits for review, lapses after 48 hours and the work goes on; after one by the author, while nothing was handed in, the deal ends when the time to hand in is over (after 48 hours at the earliest) and the money goes back to the author. Asking moves no deadline: whoever handed in nothing by then is counted as not having delivered.',
      ],
      plain: 'The earlier, the easier. Once work has been handed in, nobody can pull the money back alone.',
    },
    {
      id: 'disputes',
      title: 'Disputes',
      clauses: [
        'The worker appeals against a rejection by one press. Only that part stops and its money stays held; if the author does not answer within 72 hours, the part is accepted. After a rejection beyond the ordinary ones, 72 hours of silence of the worker return the money to the author; once answered, only the two or Keo decide.',
        'Each side may open one dispute about the whole deal, before everything is approved. What was handed in is reviewed as usual. If the worker is silent for 72 hours, only what was not handed in goes back to the author. If the author is silent for 72 hours, the dispute closes and decides nothing.',
        'Both then have 7 days and up to 3 offers each to settle. Failing that, a moderator decides within 72 hours, with the reasons in writing.',
        'A dispute inside Keo takes away no right to turn to the authorities.',
      ],
      plain: 'Every step has a deadline, and someone decides at the end. It costs nothing.',
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      clauses: [
        'Work that is unlawful, violates the rights of others or harms children.',
        'Dealing with yourself, several accounts, inflated reviews.',
        'Taking other people’s data beyond the work, or moving a deal off Keo before the money is held.',
        'Keo may limit or close an account that breaks this, after giving the reason and a chance to explain, unless harm must be stopped at once.',
      ],
      plain: 'Play fair. If we got it wrong, you hear why and get to answer.',
    },
    {
      id: 'content',
      title: 'Content and the result of the work',
      clauses: [
        'What you post stays yours; you let Keo show it as far as running the service needs.',
        'Unless agreed otherwise, rights in the result pass to the author when the money for that part has been paid.',
      ],
      plain: 'You own the part you have paid for.',
    },
    {
      id: 'tax',
      title: 'Tax',
      clauses: [
        'Each side answers for its own taxes.',
        'Where the law makes Keo withhold on your behalf, the sum stands on its own line before you accept.',
      ],
      plain: 'If tax is withheld, you see it before, not after.',
    },
    {
      id: 'liability',
      title: 'Who answers for what',
      clauses: [
        'Keo answers for holding, paying and recording correctly the money that passes through it.',
        'Keo does not answer for the quality of work between users, but provides the proof and dispute process above.',
        'A copy running in the sandbox uses a simulated bank, mail and text messages; no real payment arises from it.',
      ],
      plain: 'Wrong money is our fault. In the sandbox there is no real money at all.',
    },
    {
      id: 'changes',
      title: 'Changes and applicable law',
      clauses: [
        'Important changes are announced at least 15 days ahead. Deals whose money is already held keep the old terms until they end.',
        'These terms follow the law of Vietnam. The Vietnamese text is the original.',
      ],
      plain: 'The rules do not change in the middle of a game.',
    },
  ],
};
