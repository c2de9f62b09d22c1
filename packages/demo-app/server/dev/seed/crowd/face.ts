import { createHash } from 'node:crypto';
import { type Layers, type Shape, both, box, disc, everywhere, paint, without } from '../canvas.ts';
import type { CrowdPerson } from './crowd.ts';

const side = 256;
const skins = [0xf2cfae, 0xecc3a0, 0xe3b48d, 0xd6a27b, 0xc48f6a];
const hairs = [0x1f1a16, 0x2b211b, 0x3d2b20, 0x54382a, 0x6b6460];
/** Backgrounds: paper, peach, apple, jade and earth, in muted tones. */
const grounds = [0xf4e4d4, 0xffe3cc, 0xf6d9d5, 0xd9e8de, 0xe6dfd3, 0xdfe3e8];
const clothes = [0x960015, 0xb5573b, 0x5f7a4f, 0x00754b, 0x3f5b73, 0x804514, 0x5d544b, 0xd8b36a];

const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
const upTo =
  (line: number): Shape =>
  (_x, y) =>
    y < line;

const glasses: Shape = (x, y) =>
  [106, 150].some((at) => without(disc(at, 122, 17), disc(at, 122, 13))(x, y)) || box(120, 119, 16, 4)(x, y);

/** To the shoulders, tied up, or to the chin; parted at the side or with a fringe. */
function longHair(cut: number, part: number): readonly [behind: Shape, before: Shape] {
  const fringe = both(ellipse(128, 106, 54, 60), without(upTo(104), ellipse(128 + part, 128, 46, 46)));
  const falls = [
    (x: number, y: number) => ellipse(128, 112, 66, 74)(x, y) || box(64, 112, 128, 78)(x, y),
    (x: number, y: number) => ellipse(128, 106, 58, 62)(x, y) || disc(128, 36, 24)(x, y),
    (x: number, y: number) => ellipse(128, 110, 64, 66)(x, y) || box(66, 108, 124, 42)(x, y),
  ] as const;
  return [falls[cut % 3] ?? falls[0], fringe];
}

/** With a high or low hairline, at the side or straight. */
function shortHair(cut: number, part: number): readonly [behind: Shape, before: Shape] {
  const crown = ellipse(128, 98, 56, 54 + (cut % 3) * 4);
  return [both(crown, upTo(112)), both(crown, without(upTo(98), ellipse(128 + part, 130, 50, 50)))];
}

/** A drawn face, deterministic by name; of nobody real. */
export async function drawFace({ name, look }: Pick<CrowdPerson, 'name' | 'look'>): Promise<File> {
  const dice = createHash('sha256').update(name).digest();
  const pick = <Choice>(choices: readonly Choice[], at: number): Choice => {
    const choice = choices[(dice[at] ?? 0) % choices.length];
    if (choice === undefined) throw new Error('There is nothing to choose from');
    return choice;
  };
  const skin = pick(skins, 0);
  const hair = pick(look === 'F' ? hairs.slice(0, 4) : hairs, 1);
  const shade = (skin >> 16) - 24;
  const darker = (shade << 16) | ((((skin >> 8) & 255) - 26) << 8) | ((skin & 255) - 26);
  const [behind, before] = (look === 'F' ? longHair : shortHair)(dice[2] ?? 0, pick([-14, 0, 14], 3));
  const wear = pick(clothes, 4);
  const collar = pick([0xfffdfb, wear, 0xf4efe8], 5);
  const smile = without(ellipse(128, 146, 17, 12), ellipse(128, 141, 19, 11));
  const layers: Layers = [
    [pick(grounds, 6), everywhere],
    [hair, behind],
    [wear, ellipse(128, 268, 96, 78)],
    [collar, both(ellipse(128, 206, 36, 28), ellipse(128, 268, 96, 78))],
    [darker, box(110, 150, 36, 48)],
    [darker, ellipse(128, 198, 19, 12)],
    [skin, ellipse(128, 122, 46, 54)],
    [skin, disc(82, 126, 9)],
    [skin, disc(174, 126, 9)],
    [hair, before],
    [hair, box(97, 107, 18, 4)],
    [hair, box(141, 107, 18, 4)],
    [0x2a211c, disc(106, 122, 5)],
    [0x2a211c, disc(150, 122, 5)],
    [darker, ellipse(128, 134, 5, 4)],
    [look === 'F' ? 0xb8454a : 0xa0584c, smile],
    ...((dice[7] ?? 0) % 4 === 0 ? [[0x3d342c, glasses] as const] : []),
  ];
  return new File([await paint(side, side, layers)], 'chan-dung.jpg', { type: 'image/jpeg' });
}
