import { ApiError } from '@keo/core';
import { reloadIf } from './reload-once.ts';
import { serverAnswers } from './server-answers.ts';

/**
 * Loads a page's chunk, retrying once. If that fails, reloads the page and renders nothing until then. Throws if a
 * reload would not help.
 */
export async function loadPageFile<File>(
  load: () => Promise<File>,
  reload: () => Promise<boolean> = () => reloadIf(serverAnswers),
  answers: () => Promise<boolean> = serverAnswers,
): Promise<File> {
  try {
    return await load().catch(load);
  } catch (error) {
    if (await reload()) return new Promise(() => {});
    // Not the browser's message: TanStack Router recognises a missing module and would reload too.
    const kind = (await answers()) ? 'generic' : 'offline';
    throw new ApiError(kind, 'The page could not be loaded.', { code: 0, cause: error });
  }
}
