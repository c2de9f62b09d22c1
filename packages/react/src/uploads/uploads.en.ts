import type { uploadsVi } from './uploads.vi.ts';

export const uploadsEn: Record<keyof typeof uploadsVi, string> = {
  'uploads.take': 'Take a photo',
  'uploads.choose': 'Choose files',
  'uploads.drop': 'or drop files here',
  'uploads.limits':
    'Pictures, PDF, Word, Excel and ZIP up to {file} MB; videos up to {video} MB. {max} files at most.',
  'uploads.list': 'Chosen files',
  'uploads.retry': 'Try again',
  'uploads.retryNamed': 'Try again: {name}',
  'uploads.removeNamed': 'Remove {name}',
  'uploads.progressNamed': 'Progress of {name}',
  'uploads.queued': 'Waiting for its turn',
  'uploads.sending': 'Sending, {percent}% of {size} MB',
  'uploads.waiting': 'Not connected, {percent}% sent. It goes on by itself.',
  'uploads.checking': 'Checking the file…',
  'uploads.done': 'Sent',
  'uploads.failed': 'Not sent',
  'uploads.empty': 'This file is empty.',
  'uploads.type': 'Files of this kind cannot be sent.',
  'uploads.tooLarge': 'This file is too large.',
  'uploads.tooMany': '{max} files at most can be sent.',
  'uploads.said.done': '{name} is sent.',
  'uploads.said.failed': '{name} could not be sent.',
  'uploads.said.waiting': 'Not connected. Sending {name} goes on by itself.',
};
