/** Resolves after so many frames: React has drawn by the second what an event of the first one changed. */
export async function frames(count = 1): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
}
