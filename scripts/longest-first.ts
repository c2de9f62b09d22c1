import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take tens of seconds by themselves: the ends of their names. */
const longFiles = [
  'server/dev/simulation/walk.test.ts',
  'simulation/market/walk.test.ts',
  'server/server.process.test.ts',
  'server/kills.process.test.ts',
  'operator/operator.nodes.test.ts',
  'market/law/races.nodes.test.ts',
];
const isLongFile = ({ moduleId }: TestSpecification) => longFiles.some((name) => moduleId.endsWith(name));

/**
 * Starts the longest files first, so that none runs alone at the end while a core has nothing to do. Vitest itself
 * goes by the size of a file where it has no earlier run to go by, as in CI, and the longest are small.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongFile), ...sorted.filter((file) => !isLongFile(file))];
  }
}
