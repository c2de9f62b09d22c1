/** In epoch ms, for what the sandbox's clock does not move: files and locks. */
export const realTime = (): number => Date.now();
