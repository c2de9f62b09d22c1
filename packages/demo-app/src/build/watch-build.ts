import { object, parse, string } from 'valibot';

const manifestSchema = object({ version: string(), builtAt: string() });

export const fewMinutes = 5 * 60_000;

export type BuildWatch = {
  /** The version this page was built as; empty in development, where nothing is watched. */
  current: string;
  /** Milliseconds between two looks. */
  every?: number;
  fetchManifest?: () => Promise<unknown>;
  /** Called once, with the first other version that appears. */
  onNewVersion: (version: string) => void;
};

/**
 * Looks at `/build-manifest.json` every few minutes and when the tab comes back into view, and tells once that
 * another version is being served. A failed look is no news: the next one asks again. Returns the way to stop.
 */
export function watchBuild({
  current,
  every = fewMinutes,
  fetchManifest = fetchIt,
  onNewVersion,
}: BuildWatch) {
  if (current === '') return () => {};
  const look = async () => {
    const version = await fetchManifest().then(
      (answer) => parse(manifestSchema, answer).version,
      () => current,
    );
    if (version === current || stopped) return;
    stop();
    onNewVersion(version);
  };
  let stopped = false;
  const lookAgain = () => void look().catch(() => {});
  const onVisible = () => document.visibilityState === 'visible' && lookAgain();
  const timer = setInterval(lookAgain, every);
  globalThis.document?.addEventListener('visibilitychange', onVisible);
  const stop = () => {
    stopped = true;
    clearInterval(timer);
    globalThis.document?.removeEventListener('visibilitychange', onVisible);
  };
  return stop;
}

async function fetchIt(): Promise<unknown> {
  const answer = await fetch('/build-manifest.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The build manifest answered ${answer.status}.`);
  return answer.json();
}

/** The version written into this page at build time, or '' in development. */
export const currentVersion = () =>
  document.querySelector<HTMLMetaElement>('meta[name="keo-version"]')?.content ?? '';
