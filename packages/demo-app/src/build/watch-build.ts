import { object, parse, string } from 'valibot';
import { fetchBuildManifest } from './fetch-build-manifest.ts';

const manifestSchema = object({ version: string(), builtAt: string() });

export const fewMinutes = 5 * 60_000;

export type BuildWatch = {
  /** The version of this page; empty in development, where polling is off. */
  current: string;
  /** Poll interval in ms. */
  every?: number;
  fetchManifest?: () => Promise<unknown>;
  onNewVersion: (version: string) => void;
};

/**
 * Polls `/build-manifest.json` every few minutes and when the tab becomes visible; reports a new version once. Ignores
 * failed polls. Returns a stop function.
 */
export function watchBuild({
  current,
  every = fewMinutes,
  fetchManifest = fetchIt,
  onNewVersion,
}: BuildWatch) {
  if (current === '') return () => {};
  const look = async () => {
    const version = await servedVersion(fetchManifest, current);
    if (version === current || stopped) return;
    stop();
    onNewVersion(version);
  };
  let stopped = false;
  const check = () => void look().catch(() => {});
  const onVisible = () => document.visibilityState === 'visible' && check();
  const timer = setInterval(check, every);
  globalThis.document?.addEventListener('visibilitychange', onVisible);
  const stop = () => {
    stopped = true;
    clearInterval(timer);
    globalThis.document?.removeEventListener('visibilitychange', onVisible);
  };
  return stop;
}

/** Whether the server has another build; false if it does not answer. */
export const isReplaced = async (current = currentVersion(), fetchManifest = fetchIt): Promise<boolean> =>
  current !== '' && (await servedVersion(fetchManifest, current)) !== current;

const servedVersion = (fetchManifest: () => Promise<unknown>, current: string): Promise<string> =>
  fetchManifest()
    .then((answer) => parse(manifestSchema, answer).version)
    .catch(() => current);

async function fetchIt(): Promise<unknown> {
  const answer = await fetchBuildManifest();
  if (!answer.ok) throw new Error(`The build manifest answered ${answer.status}.`);
  return answer.json();
}

/** The version in this page from build time, '' in development. */
export const currentVersion = () =>
  document.querySelector<HTMLMetaElement>('meta[name="keo-version"]')?.content ?? '';
