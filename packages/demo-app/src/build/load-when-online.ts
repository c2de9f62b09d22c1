import { serverAnswers } from './server-answers.ts';

/** Poll interval in ms. */
const pause = 2000;

/**
 * Lazily loads an optional part of a page; polls while the server is down. Throws if the server answers and the file is
 * gone.
 */
export async function loadWhenOnline<Part>(
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
