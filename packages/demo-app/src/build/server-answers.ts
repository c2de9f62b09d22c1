import { askManifest } from './ask-manifest.ts';

/** Whether the page's server answers, and not a proxy in its place. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await askManifest();
    return status < 500;
  } catch {
    return false;
  }
}
