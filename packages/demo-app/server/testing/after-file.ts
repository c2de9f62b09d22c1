type End = () => Promise<unknown>;

const ends: End[] = [];

/** Ends something after the tests of the file, the newest first, from wherever it was begun: a hook or a test as well. */
export function afterFile(end: End): void {
  ends.push(end);
}

/** What `setup-file.ts` does after each file. */
export async function endFile(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}
