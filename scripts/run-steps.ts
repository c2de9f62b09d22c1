import { type ChildProcess, spawn } from 'node:child_process';

export type Step = {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Working directory; default is ours. */
  cwd?: string;
  /** In seconds; afterwards it is stopped with all its children. Default is none. */
  limit?: number;
};
export type Outcome = { name: string; ok: boolean; seconds: number; output: string };

const running = new Set<ChildProcess>();

/** Each step leads a process group, so that hung grandchildren end too. */
function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of running) stop(child, signal);
    // After a stop of the run, no further step.
    process.exit(1);
  });

/** Runs one command and collects its output; `live` also prints it. */
export function runStep(step: Step, options: { live: boolean }): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      ...(step.cwd !== undefined && { cwd: step.cwd }),
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const chunks: string[] = [];
    const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (options.live) target.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    const finish = (ok: boolean, said = '') => {
      clearTimeout(limit);
      running.delete(child);
      if (said !== '') {
        chunks.push(said);
        if (options.live) process.stderr.write(said);
      }
      resolve({
        name: step.name,
        ok,
        seconds: (performance.now() - started) / 1000,
        output: chunks.join(''),
      });
    };
    const limit =
      step.limit === undefined
        ? undefined
        : setTimeout(() => {
            stop(child, 'SIGKILL');
            finish(false, `\n${step.name} did not end within ${step.limit} s and was stopped.\n`);
          }, step.limit * 1000);
    child.on('error', (error) => finish(false, `${step.command} cannot be started: ${error.message}\n`));
    child.on('close', (code) => finish(code === 0));
  });
}

/** Runs steps, two at a time, with a line for each; failed ones show their output. */
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
