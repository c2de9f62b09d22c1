import { type ChildProcess, spawn } from 'node:child_process';

export type Step = {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** The folder it runs in; ours where it is left out. */
  cwd?: string;
  /** Seconds after which it is stopped with everything it started; none where it is left out. */
  limit?: number;
};
export type Outcome = { name: string; ok: boolean; seconds: number; output: string };

const running = new Set<ChildProcess>();

/** A step leads a process group of its own, so that a hung grandchild ends with it. */
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
    // Whoever stops the run wants none of the steps after it.
    process.exit(1);
  });

/** Runs one command, keeps what it prints, and passes it on at once when `live`. */
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
