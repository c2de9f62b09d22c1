import { serverAnswers } from './server-answers.ts';

/** Milliseconds between two looks whether the server is back. */
const pause = 2000;

/**
 * Loads a part of a page that the page can be without for a while: where the server is away, it comes once the server
 * is back. Throws where the server answers and still has no such file.
 */
export async function loadOnceHeard<Part>(
  load: () => Promise<Part>,
  answers: () => Promise<boolean> = serverAnswers,
): Promise<Part> {
  for (let wasHeard = false; ; wasHeard = true) {
    try {
      return await load();
    } catch (error) {
      if (wasHeard && (await answers())) throw error;
    }
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
