import type { timelineVi } from './timeline.vi.ts';

export const timelineEn: Record<keyof typeof timelineVi, string> & { 'timeline.files_one': string } = {
  'timeline.title': 'What happened',
  'timeline.older': 'Show earlier',
  'timeline.empty': 'Nothing has happened yet.',
  'timeline.failed': 'What happened could not be loaded',
  'timeline.retry': 'Try again',
  'timeline.by.me': 'You',
  'timeline.by.clock': 'By itself',
  'timeline.files_one': '{count} file attached',
  'timeline.files_other': '{count} files attached',
  'note.label': 'A note to the other side',
  'note.ask': 'They should answer it',
  'note.send': 'Send the note',
};
