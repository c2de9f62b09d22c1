/** Capital letters as strokes in a box of 4 × 6. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  B: 'M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M0 0H2A1.4 1.4 0 0 1 2 2.8',
  C: 'M4 .9A2.4 3 0 1 0 4 5.1',
  D: 'M0 0V6H1A3 3 0 0 0 1 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  G: 'M4 .9A2.4 3 0 1 0 4 5.1V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0V6H3.8',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2 3 0 0 1 2 6A2 3 0 0 1 2 0Z',
  P: 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0',
  R: 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0M2 3.4L4 6',
  S: 'M3.8 1A2 1.6 0 0 0 2 0A1.5 1.5 0 0 0 2 3A1.5 1.5 0 0 1 2 6A2 1.6 0 0 1 .2 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
};

const gap = 1.5;
/** Width for the letters in an icon of 24 × 24. */
const room = 18;
const maxScale = 1.7;

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The content of a 24 × 24 SVG: two to four white letters on a rounded square. */
export function drawLetters(letters: string, ground: string): string {
  const width = letters.length * 4 + (letters.length - 1) * gap;
  const scale = Math.min(room / width, maxScale);
  const place = `translate(${short((24 - width * scale) / 2)} ${short((24 - 6 * scale) / 2)}) scale(${short(scale)})`;
  const paths = Array.from(letters, (letter, index) => {
    const path = strokes[letter];
    if (path === undefined) throw new Error(`No stroke draws the letter ${letter}`);
    return `<path transform="translate(${short(index * (4 + gap))})" d="${path}"/>`;
  }).join('');
  return `<rect width="24" height="24" rx="6" fill="${ground}"/><g transform="${place}" fill="none" stroke="#fff" stroke-width="${short(1.7 / scale)}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
}
