import { vi } from 'vitest';

const { waitFor } = vi;

/** A second is little for a page on a busy machine; a condition that never comes true is found all the same. */
vi.waitFor = (condition, options = 30_000) => waitFor(condition, options);
