import { object, parse, string } from 'valibot';
import { askManifest } from './ask-manifest.ts';

const manifestSchema = object({ version: string(), builtAt: string() });

export const fewMinutes = 5 * 60_000;

export type BuildWatch = {
  /** The version of this page; empty in development, where nothing is watched. */
  current: string;
  /** Milliseconds between two checks. */
  every?: number;
  fetchManifest?: () => Promise<unknown>;
  /** Called once, with the first other version. */
  onNewVersion: (version: string) => void;
};

/**
 * Polls `/build-manifest.json` every few minutes and when the tab becomes visible, and reports another version once. A
 * failed poll is ignored. Returns the stop.
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

/** Whether the server has another build than this page; false where it does not answer. */
export const isReplaced = async (current = currentVersion(), fetchManifest = fetchIt): Promise<boolean> =>
  current !== '' && (await servedVersion(fetchManifest, current)) !== current;

const servedVersion = (fetchManifest: () => Promise<unknown>, current: string): Promise<string> =>
  fetchManifest()
    .then((answer) => parse(manifestSchema, answer).version)
    .catch(() => current);

async function fetchIt(): Promise<unknown> {
  const answer = await askManifest();
  if (!answer.ok) throw new Error(`The build manifest answered ${answer.status}.`);
  return answer.json();
}

/** The version in this page from build time, '' in development. */
export const currentVersion = () =>
  document.querySelector<HTMLMetaElement>('meta[name="keo-version"]')?.content ?? '';
