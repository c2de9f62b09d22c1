/**
 * `npm run test:long`: everything at full size and in every variation. Names of steps after it run these alone; each
 * step writes its result to `docs/proofs.md` as soon as it has ended.
 */
import { longSteps } from './long-steps.ts';
import { recordLongStep } from './proofs.ts';
import { runTests } from './run-tests.ts';

process.env['KEO_TEST_LONG'] = '1';
const names = longSteps.map(({ name }) => name);
const asked = process.argv.slice(2).filter((word) => word !== '--');
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.log(`No step is called ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(1);
}
const chosen = asked.length === 0 ? longSteps : longSteps.filter(({ name }) => asked.includes(name));
const broken = await runTests(
  chosen,
  chosen.reduce((sum, { limit }) => sum + limit, 0),
  ({ name }, { ok, seconds }) =>
    recordLongStep({ step: name, outcome: ok ? 'green' : 'red', minutes: Math.ceil(seconds / 60) }, names),
);
process.exitCode = broken === 0 ? 0 : 1;
