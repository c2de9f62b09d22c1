import { type Layers, both, box, disc, everywhere, paint, without } from './canvas.ts';

const paper = 0xfbf6ef;
const white = 0xffffff;
const sand = 0xe3d8c8;
const leaf = 0x5f7a4f;
const clay = 0xb5573b;
const ink = 0x3d342c;
const gold = 0xd8b36a;
const times = <Layer>(count: number, draw: (n: number) => Layer): Layer[] =>
  Array.from({ length: count }, (_, n) => draw(n));

/** A phone's screen with a form, `n` steps in. */
const screen = (n: number): Layers => [
  [paper, everywhere],
  [clay, box(0, 0, 180, 42)],
  [paper, disc(22, 21, 8)],
  ...times(4, (row) => [row <= n ? white : sand, box(14, 66 + row * 54, 152, 36)] as const),
  ...times(
    Math.min(n + 1, 4),
    (row) => [ink, box(26, 80 + row * 54, 50 + ((row * 37 + n * 23) % 80), 7)] as const,
  ),
  [n >= 2 ? leaf : sand, box(14, 306, 152, 34)],
];

const marks = [
  // A leaf with its vein.
  [
    [leaf, both(disc(110, 85, 75), disc(190, 85, 75))],
    [paper, box(149, 50, 2, 100)],
  ],
  // A ring with a sprout.
  [
    [clay, without(disc(150, 85, 66), disc(150, 85, 60))],
    [leaf, both(disc(128, 95, 40), disc(165, 70, 40))],
  ],
  // A flower.
  [
    ...times(6, (at) => {
      const turn = (at * Math.PI) / 3;
      return [leaf, disc(150 + 38 * Math.sin(turn), 85 - 38 * Math.cos(turn), 24)] as const;
    }),
    [clay, disc(150, 85, 18)],
  ],
] as const satisfies readonly Layers[];

/** Logos of a garden shop, on light paper or on green. */
const logo = (n: number): Layers => [
  [n % 2 ? 0xeef1e6 : paper, everywhere],
  ...(marks[n % marks.length] ?? []),
  [ink, box(90, 190, 120, 6)],
  [sand, box(115, 206, 70, 4)],
];

/** Stills of an upright video: a gift box before a wall, with a caption that moves up in later versions. */
const still = (n: number): Layers => [
  [[0x7d2e24, 0x8a6a2f, 0x4f5d3a][n % 3] ?? clay, everywhere],
  [gold, box(44, 150, 92, 84)],
  [clay, box(84, 150, 12, 84)],
  [0xe6c98d, box(36, 134, 108, 20)],
  [white, box(30, n < 3 ? 212 : 262, 120, 10)],
];

/** A room: even numbers before the work, odd ones after. */
const room = (n: number): Layers => {
  const isClean = n % 2 === 1;
  return [
    [isClean ? 0xf3efe6 : 0xcfc6b8, everywhere],
    [isClean ? 0xc9a77c : 0x8f8476, box(0, 160, 320, 80)],
    [0xbcd3dd, box(30 + (n >> 1) * 45, 30, 75, 80)],
    [isClean ? 0x7b5b3f : 0x6b6258, box(210, 95, 80, 85)],
    ...times(isClean ? 0 : 14, (at) => [0xe8e2d8, disc((at * 97) % 320, 168 + ((at * 37) % 66), 4)] as const),
  ];
};

const drawings = {
  screen: { draw: screen, width: 180, height: 360, name: 'man-hinh' },
  logo: { draw: logo, width: 300, height: 225, name: 'logo' },
  still: { draw: still, width: 180, height: 320, name: 'video' },
  room: { draw: room, width: 320, height: 240, name: 'phong' },
} as const;
export type Drawing = keyof typeof drawings;

/** Draws a small picture of that kind. */
export async function drawPicture(kind: Drawing, n: number): Promise<File> {
  const { draw, width, height, name } = drawings[kind];
  const bytes = await paint(width, height, draw(n));
  return new File([bytes], `${name}-${n + 1}.jpg`, { type: 'image/jpeg' });
}
