import type { SnapshotFrom } from 'xstate';
import type { UploadItem, uploadsMachine } from './uploads.machine.ts';

export type UploadsSnapshot = SnapshotFrom<typeof uploadsMachine>;

/** Every chosen file; undefined stands for uploads that nobody is signed in for. */
export const selectUploads = (snapshot: UploadsSnapshot | undefined): readonly UploadItem[] =>
  snapshot?.context.items ?? none;

const none: readonly UploadItem[] = [];
