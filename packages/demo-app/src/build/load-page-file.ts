import { ApiError } from '@keo/core';
import { reloadWhere } from './reload-once.ts';
import { serverAnswers } from './server-answers.ts';

/**
 * The file of a page that somebody goes to. One that was lost on its way comes the second time; one that does not
 * reloads the page, and nothing is drawn until that has happened. Throws where it would be in vain.
 */
export async function loadPageFile<File>(
  load: () => Promise<File>,
  reload: () => Promise<boolean> = () => reloadWhere(serverAnswers),
  answers: () => Promise<boolean> = serverAnswers,
): Promise<File> {
  try {
    return await load().catch(load);
  } catch (error) {
    if (await reload()) return new Promise(() => {});
    // In words of its own: what TanStack Router knows as a missing module it reloads for as well.
    const kind = (await answers()) ? 'generic' : 'offline';
    throw new ApiError(kind, 'The page could not be loaded.', { code: 0, cause: error });
  }
}
