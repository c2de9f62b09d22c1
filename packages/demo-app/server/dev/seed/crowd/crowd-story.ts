import { cast, isNew } from '../cast.ts';
import { read } from '../deeds.ts';
import { payOut } from '../money-deeds.ts';
import type { Step } from '../step.ts';
import { createChance } from './chance.ts';
import { type CrowdJob, crowd } from './crowd.ts';
import { endedLife } from './ended-lives.ts';
import { openLives } from './open-lives.ts';
import { wearFace } from './wear-face.ts';

const seed = 20_261_120;
/** In hours: before any story, after everybody joined. */
const facesWorn = 2300;
/** In hours: when the twenty days of the seed file's people begin. Their wallets are empty by then. */
const ownStory = 485;

const about = ({ id }: CrowdJob, steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, about: id }));

/** Three months of the crowd, and what the seed file's people did with them before their own story. */
export function crowdStory(): Step[] {
  const chance = createChance(seed);
  const ids = crowd.people.map(({ id }) => id);
  const named = cast.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  return [
    ...cast.filter((person) => !isNew(person)).map((person) => wearFace(facesWorn, person)),
    ...crowd.ended.flatMap((job) => about(job, endedLife(job, chance))),
    ...openLives(chance).flatMap(([job, steps]) => about(job, steps)),
    ...[1500, 900, 330].flatMap((at) =>
      ids.map((id) => payOut(at - chance.between(0, 140), id, chance.between(0.4, 0.9))),
    ),
    ...named.map((id, index) => payOut(ownStory + 12 - index / 10, id, 1)),
    ...[1700, 1100, 600, 200, 30].map((at) => read(at, chance.some(ids, 40))),
    read(ownStory, named),
  ];
}
