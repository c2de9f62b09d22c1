/** Setup file of tests: `vi.waitFor` waits as long as all tests, instead of one second. */
import { inject, vi } from 'vitest';

const { waitFor } = vi;

vi.waitFor = (condition, options = inject('patience')) => waitFor(condition, options);
