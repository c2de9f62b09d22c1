import { askManifest } from './ask-manifest.ts';

/** Whether the server of this page can be heard, and not only a proxy that says that it is away. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await askManifest();
    return status < 500;
  } catch {
    return false;
  }
}
