import { serverAnswers } from './server-answers.ts';

/** In ms, between two checks whether the server is back. */
const pause = 2000;

/**
 * Loads an optional part of a page: while the server is away it waits for it. Throws where the server answers and the
 * file is gone.
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
