type End = () => Promise<unknown>;

const ends: End[] = [];

/** A cleanup after the file's tests, newest first; may be registered in hooks and tests. */
export function afterFile(end: End): void {
  ends.push(end);
}

/** Called by `setup-file.ts`. */
export async function endFile(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}
