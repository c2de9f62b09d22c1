/** Files that have arrived or are on their way. */
const loading = new Map<string, Promise<void>>();

const lost = (href: string) => new Error(`The file ${href} could not be loaded.`);

/** Into the browser's cache, where `import()` finds it. */
async function loadScript(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw lost(href);
  await answer.arrayBuffer();
}

/** Into the page, where it applies at once. */
const loadSheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(lost(href));
    });
    document.head.append(link);
  });

function arrive(file: string): Promise<void> {
  const known = loading.get(file);
  if (known) return known;
  const coming = (file.endsWith('.css') ? loadSheet : loadScript)(`/${file}`);
  loading.set(file, coming);
  coming.catch(() => loading.delete(file));
  return coming;
}

function tellOfLoss(error: unknown): never {
  dispatchEvent(new Event('vite:preloadError'));
  throw error;
}

/**
 * In place of Vite's preloading: imports a chunk once all its files are here. Firefox and WebKit remember a failed
 * `import()` and each file it lacked, and Chromium a failed preload; none remembers a failed `fetch`.
 */
export const importFiles = <Chunk>(
  load: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> => Promise.all(files.map(arrive)).then(load).catch(tellOfLoss);
