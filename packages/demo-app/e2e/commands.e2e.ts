import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Party, applicationLaw, dealLaw, jobLaw, proofLaw, reviewLaw } from '@keo/core/contract';
import { type Pressed, pressedFolder } from './pressed-commands.ts';

const people = ['author', 'worker'] as const;
type Row = { state: string; command: string; arrow: { by: readonly Party[]; via?: string } };

/** Commands that the law allows a person, by who may give them. */
const allowed = (rows: readonly Row[]) =>
  rows.flatMap(({ state, command, arrow }) =>
    people
      .filter((person) => arrow.via !== undefined && arrow.by.includes(person))
      .map((person) => ({ call: arrow.via, command, running: state === 'IN_PROGRESS', by: person })),
  );

async function pressedInThisRun(): Promise<Pressed[]> {
  const files = await readdir(pressedFolder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(pressedFolder, file), 'utf8')));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepPressed`
  return texts.flatMap((lines) => lines.trim().split('\n')).map((line) => JSON.parse(line) as Pressed);
}

// After all journeys: every command that docs/lifecycles.md allows a person was sent by some page in this run.
test('every command of the law is given by somebody on a screen', async () => {
  const pressed = await pressedInThisRun();
  const never = [jobLaw, applicationLaw, dealLaw, proofLaw, reviewLaw]
    .flatMap(({ rows }) => allowed(rows))
    .filter(
      (row) =>
        !pressed.some(
          (one) =>
            // Evidence can be handed in by the call that uploads it.
            (one.call === row.call || (one.command === 'SUBMIT' && row.command === 'SUBMIT')) &&
            (one.command === '' || one.command === row.command) &&
            // For a job, an application or a proof the call implies the party.
            (one.by === '' || one.by === row.by) &&
            // Offers and change requests share their answers.
            (one.call !== 'job-deal/job-deal-give-offer' || one.running === row.running),
        ),
    )
    .map(({ call, command, running, by }) => `${by} ${command}${running ? ' of running work' : ''}: ${call}`);
  expect([...new Set(never)]).toEqual([]);
});
