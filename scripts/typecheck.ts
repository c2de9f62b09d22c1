/** Checks the types of every project with the native compiler; the slower one stays for tools that need its API. */
import { runSteps } from './run-steps.ts';

const projects = ['.', 'packages/core', 'packages/react', 'packages/demo-app', 'packages/demo-app/server'];

const outcomes = await runSteps(
  projects.map((project) => ({
    name: `types of ${project}`,
    command: 'node',
    args: ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', project],
  })),
);
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;
