import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Party, applicationLaw, dealLaw, jobLaw, proofLaw, reviewLaw } from '@keo/core/contract';
import { type Pressed, pressedFolder } from './pressed-commands.ts';

const people = ['author', 'worker'] as const;
type Row = { state: string; command: string; arrow: { by: readonly Party[]; via?: string } };

/** Every command that the law lets a person give, by each who may. */
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

// After all journeys: what docs/lifecycles.md allows a person, some page has sent in this very run.
test('every command of the law is given by somebody on a screen', async () => {
  const pressed = await pressedInThisRun();
  const never = [jobLaw, applicationLaw, dealLaw, proofLaw, reviewLaw]
    .flatMap(({ rows }) => allowed(rows))
    .filter(
      (row) =>
        !pressed.some(
          (one) =>
            // Evidence can be handed in with the call that brings it.
            (one.call === row.call || (one.command === 'SUBMIT' && row.command === 'SUBMIT')) &&
            (one.command === '' || one.command === row.command) &&
            // Of a posting, an application and a proof the call says whose it is.
            (one.by === '' || one.by === row.by) &&
            // The same answers are given to an offer and to a change of running work.
            (one.call !== 'job-deal/job-deal-give-offer' || one.running === row.running),
        ),
    )
    .map(({ call, command, running, by }) => `${by} ${command}${running ? ' of running work' : ''}: ${call}`);
  expect([...new Set(never)]).toEqual([]);
});
