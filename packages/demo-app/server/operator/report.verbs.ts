import type { ReportOutcome } from '../modules/reports/report-closed-log.ts';
import { listOpen } from '../modules/reports/reports.repository.ts';
import { getName } from './people.ts';
import { moment, plain, showTable } from './show-table.ts';
import { type Input, OperatorError, UsageError, type Verb, getText } from './verb.ts';

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
        from: await getName(unit.db, reporterId),
        target,
        targetId: target === 'USER' ? await getName(unit.db, targetId) : targetId,
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

type Ending = { outcome: ReportOutcome; finding: string };

function getEnding(input: Input): Ending {
  const endings = (['upheld', 'dismissed'] as const).flatMap((option): Ending[] => {
    const finding = getText(input, option)?.trim();
    if (finding === '') throw new UsageError(`--${option} takes what you found, kept with the report.`);
    const outcome = option === 'upheld' ? 'UPHELD' : 'DISMISSED';
    return finding === undefined ? [] : [{ outcome, finding }];
  });
  const [ending] = endings;
  if (!ending || endings.length > 1) throw new UsageError('Give one of --upheld and --dismissed.');
  return ending;
}

const close: Verb = {
  area: 'report',
  name: 'close',
  summary:
    'Closes a report as right or not. Whoever reported is told which, and nothing of what you found; what it is about is not changed by it.',
  takes: ['report'],
  options: {
    upheld: {
      type: 'string',
      value: '<finding>',
      summary: 'it was right; what you found and did, kept with the report',
    },
    dismissed: {
      type: 'string',
      value: '<finding>',
      summary: 'it was not; what you found, kept with the report',
    },
  },
  changes: true,
  async run(unit, desk, input) {
    const id = input.words['report'] ?? '';
    const ending = getEnding(input);
    const closed = await desk.market(unit).reports.close(unit, id, { ...ending, by: input.by });
    if (!closed) throw new OperatorError(`There is no open report ${id}.`);
    const detail = `${id} about ${closed.target} ${closed.targetId} is ${ending.outcome}.`;
    return { detail, text: detail, data: { report: id, ...ending } };
  },
};

export const reportVerbs: readonly Verb[] = [list, close];
