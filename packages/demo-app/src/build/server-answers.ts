import { fetchBuildManifest } from './fetch-build-manifest.ts';

/** Whether the server itself answers, not a proxy in front of it. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetchBuildManifest();
    return status < 500;
  } catch {
    return false;
  }
}
