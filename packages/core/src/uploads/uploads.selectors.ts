import type { SnapshotFrom } from 'xstate';
import type { UploadItem, uploadsMachine } from './uploads.machine.ts';

export type UploadsSnapshot = SnapshotFrom<typeof uploadsMachine>;

/** Undefined: signed out. */
export const selectUploads = (snapshot: UploadsSnapshot | undefined): readonly UploadItem[] =>
  snapshot?.context.items ?? none;

const none: readonly UploadItem[] = [];
