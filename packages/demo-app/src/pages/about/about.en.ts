import type { aboutVi } from './about.vi.ts';

export const aboutEn: Record<keyof typeof aboutVi, string> = {
  'about.lead': 'In Vietnamese, “kèo” is a deal and “keo” is glue. We make the part in the middle.',
  'about.why.title': 'Why Keo exists',
  'about.why.1':
    'For a freelancer in Vietnam the hardest part is rarely the work; it is getting paid. For those who hire, it is paying and then not getting the work.',
  'about.why.2':
    'Both fears have one root: the money and the work lie in different places. Keo puts them side by side. The money is held first, the proof is handed in where it belongs, and the clock says ahead what will happen.',
  'about.how.title': 'Three things we keep to',
  'about.how.1.title': 'No foggy states',
  'about.how.1.text':
    'Every sum is in one of three places: available, held or on its way out. Ask at any time and there is an answer.',
  'about.how.2.title': 'Every clock states its outcome',
  'about.how.2.text':
    'Never “please wait”. Only “5 hours left, then it approves itself and pays 2,500,000đ”.',
  'about.how.3.title': 'One law for both sides',
  'about.how.3.text':
    'The same set of rules decides on the server and is drawn on your screen. Neither side has a secret button.',
  'about.who.title': 'Who is behind it',
  'about.who.text':
    'Keo is open source under the MIT licence: anyone may read it, run it and check it. Whoever operates the copy you are using answers to you; ask them on the contact page.',
  'about.sandbox': 'This copy runs in a sandbox. It uses simulated money and is not a payment service.',
  'about.join': 'Create an account',
  'about.contact': 'Contact',
};
