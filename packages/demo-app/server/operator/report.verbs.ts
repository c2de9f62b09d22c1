import { closeReport, listOpen } from '../modules/reports/reports.repository.ts';
import { nameOf } from './people.ts';
import { moment, plain, showTable } from './show-table.ts';
import { OperatorError, UsageError, type Verb, textOf } from './verb.ts';

const shownAtOnce = 200;

const list: Verb = {
  area: 'report',
  name: 'list',
  summary: 'What people reported and nobody has closed, the oldest first.',
  takes: [],
  options: {},
  changes: false,
  async run(unit) {
    const open = await listOpen(unit.db, shownAtOnce);
    const data = await Promise.all(
      open.map(async ({ id, reporterId, target, targetId, reason, note, createdAt }) => ({
        report: id,
        from: await nameOf(unit.db, reporterId),
        target,
        targetId: target === 'USER' ? await nameOf(unit.db, targetId) : targetId,
        reason,
        note,
        createdAt,
      })),
    );
    const rows = data.map(({ createdAt, targetId, note, ...row }) => ({
      ...row,
      about: targetId,
      at: moment(createdAt),
      note: plain(note),
    }));
    return { detail: `${data.length} open`, text: showTable(rows, 'Nobody reports anything.'), data };
  },
};

const close: Verb = {
  area: 'report',
  name: 'close',
  summary: 'Closes a report with what you found and did; what it is about is not changed by it.',
  takes: ['report'],
  options: {
    finding: {
      type: 'string',
      needed: true,
      value: '<text>',
      summary: 'what you found, kept with the report',
    },
  },
  changes: true,
  async run(unit, desk, given) {
    const id = given.words['report'] ?? '';
    const finding = textOf(given, 'finding')?.trim() ?? '';
    if (finding === '') throw new UsageError('--finding is needed: what you found, kept with the report.');
    const closed = await closeReport(unit.db, id, {
      closedAt: desk.clock.now(),
      closedBy: given.by,
      finding,
    });
    if (!closed) throw new OperatorError(`There is no open report ${id}.`);
    const detail = `${id} about ${closed.target} ${closed.targetId} is closed.`;
    return { detail, text: detail, data: { report: id, finding } };
  },
};

export const reportVerbs: readonly Verb[] = [list, close];
