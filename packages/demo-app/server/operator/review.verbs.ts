import { reviewLimits } from '@keo/core/contract';
import { listDoubtful } from '../modules/reviews/doubtful.service.ts';
import { listBetweenOne } from '../modules/reviews/reviews.repository.ts';
import { RefusalError } from '../platform/http/refusal.ts';
import { getName } from './people.ts';
import { moment, plain, showTable } from './show-table.ts';
import { OperatorError, UsageError, type Verb, getText } from './verb.ts';

const shownAtOnce = 200;

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
        user: await getName(unit.db, userId),
        as: of,
        'five stars from new accounts': String(praise),
        'of published': String(published),
        from: (await Promise.all(from.map((id) => getName(unit.db, id)))).join(' '),
      });
    return {
      detail: `People whose reviews look bought: ${data.length}`,
      text: showTable(data, 'Nobody’s reviews look bought.'),
      data,
    };
  },
};

const related: Verb = {
  area: 'review',
  name: 'related',
  summary:
    'Published reviews between accounts of one person, the newest first. They stay published until you hide them.',
  takes: [],
  options: {},
  changes: false,
  async run(unit) {
    const data = await Promise.all(
      (await listBetweenOne(unit.db, shownAtOnce)).map(
        async ({ id, byId, toId, stars, text, publishedAt }) => ({
          review: id,
          by: await getName(unit.db, byId),
          of: await getName(unit.db, toId),
          stars,
          text,
          publishedAt,
        }),
      ),
    );
    const rows = data.map(({ publishedAt, text, stars, ...row }) => ({
      ...row,
      stars: String(stars),
      at: publishedAt ? moment(publishedAt) : '',
      text: plain(text ?? ''),
    }));
    return {
      detail: `${data.length} between accounts of one person`,
      text: showTable(rows, 'No published review is between accounts of one person.'),
      data,
    };
  },
};

const hide: Verb = {
  area: 'review',
  name: 'hide',
  summary:
    'Takes a published review out of sight and out of the averages, for good. Its writer is told your reason.',
  takes: ['review'],
  options: {
    reason: { type: 'string', value: '<text>', needed: true, summary: 'why, as its writer will read it' },
  },
  changes: true,
  async run(unit, desk, input) {
    const id = input.words['review'] ?? '';
    const why = getText(input, 'reason')?.trim() ?? '';
    if (why === '') throw new UsageError('--reason takes what its writer will read.');
    const { byId } = await desk
      .market(unit)
      .keeper.hide(unit, id, why)
      .catch((error: unknown) => {
        if (!(error instanceof RefusalError)) throw error;
        throw new OperatorError(`There is no published review ${id}.`);
      });
    const detail = `${id} is hidden; ${await getName(unit.db, byId)} is told why.`;
    return { detail, text: detail, data: { review: id, why } };
  },
};

export const reviewVerbs: readonly Verb[] = [doubtful, related, hide];
