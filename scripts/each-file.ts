/** Setup file of tests: `vi.waitFor` waits as long as all tests, and a test that is tried again says so. */
import { beforeEach, inject, vi } from 'vitest';

const { waitFor } = vi;

vi.waitFor = (condition, options = inject('patience')) => waitFor(condition, options);

beforeEach(async ({ task, annotate }) => {
  // In the JUnit file, for the sum of `npm test`. Repeats of a test are no second tries.
  if (task.result?.retryCount) await annotate('tried again', 'unsteady');
});
