type End = () => Promise<unknown>;

const ends: End[] = [];

/** Registers a cleanup to run after the file's tests, newest first; may be called in hooks and tests. */
export function afterFile(end: End): void {
  ends.push(end);
}

/** Called by `setup-file.ts` after each file. */
export async function endFile(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}
