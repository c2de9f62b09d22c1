import { spawn } from 'node:child_process';

export type Step = { name: string; command: string; args: readonly string[]; env?: Record<string, string> };
export type Outcome = { name: string; ok: boolean; seconds: number; output: string };

/** Runs one command, keeps what it prints, and passes it on at once when `live`. */
export function runStep(step: Step, options: { live: boolean }): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: string[] = [];
    const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (options.live) target.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    const finish = (ok: boolean) =>
      resolve({
        name: step.name,
        ok,
        seconds: (performance.now() - started) / 1000,
        output: chunks.join(''),
      });
    child.on('error', (error) => {
      chunks.push(error.message);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Runs the steps, two at a time, and prints a line for each as it ends; a failed one shows what it said. */
export async function runSteps(steps: readonly Step[], lanes = 2): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step, { live: false });
      outcomes.push(outcome);
      console.log(`${outcome.ok ? 'ok  ' : 'FAIL'} ${outcome.name} (${outcome.seconds.toFixed(1)} s)`);
      if (!outcome.ok) console.log(outcome.output.trim().replaceAll(/^/gm, '     '));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}
