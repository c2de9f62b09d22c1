import { useState } from 'react';
import { useDraft } from '../../client/use-draft.ts';
import { useUpload } from '../../uploads/use-upload.ts';
import { useUndoable } from '../use-undoable.ts';
import { readJobDraft } from './job-form.ts';
import { useDeleteDraft } from './use-delete-draft.ts';

/** The unsent form of a new job on this device; its draft on the server, if it was saved, is deleted with it. */
export function useUnsentDraft() {
  const kept = useDraft('job');
  const uploads = useUpload('files job');
  const deleteDraft = useDeleteDraft();
  const [removed, setRemoved] = useState<string | null>(null);
  const jobId = readJobDraft(removed)?.saved?.jobId;
  const { stage, start, undo } = useUndoable({
    // At once: a new form must not begin with it.
    onStart: () => {
      setRemoved(kept.text);
      kept.drop();
      uploads.clear();
    },
    onUndo: () => {
      if (removed !== null && kept.text === null) kept.keep(removed);
      setRemoved(null);
    },
    send: async () => {
      const isDeleted = jobId === undefined || (await deleteDraft(jobId));
      if (!isDeleted && removed !== null && kept.text === null) kept.keep(removed);
      setRemoved(null);
      return false;
    },
  });
  return {
    draft: readJobDraft(kept.text ?? removed),
    stage: kept.text === null ? stage : ('idle' as const),
    start,
    undo,
  };
}
