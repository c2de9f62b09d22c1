import { reviewLimits } from '@keo/core/contract';
import { listDoubtful } from '../modules/reviews/doubtful.service.ts';
import { nameOf } from './people.ts';
import { showTable } from './show-table.ts';
import type { Verb } from './verb.ts';

const doubtful: Verb = {
  area: 'review',
  name: 'doubtful',
  summary: `Whose published reviews look bought: ${reviewLimits.doubtfulFrom} or more of five stars from accounts younger than ${reviewLimits.newAccountDays} days.`,
  takes: [],
  options: {},
  changes: false,
  async run(unit) {
    const data = [];
    for (const { userId, of, praise, published, from } of await listDoubtful(unit.db))
      data.push({
        user: await nameOf(unit.db, userId),
        as: of,
        'five stars from new accounts': String(praise),
        'of published': String(published),
        from: (await Promise.all(from.map((id) => nameOf(unit.db, id)))).join(' '),
      });
    return {
      detail: `People whose reviews look bought: ${data.length}`,
      text: showTable(data, 'Nobody’s reviews look bought.'),
      data,
    };
  },
};

export const reviewVerbs: readonly Verb[] = [doubtful];
