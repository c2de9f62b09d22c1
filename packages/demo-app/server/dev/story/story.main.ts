/** `pnpm story`: two demo users who work on the running product through its public API. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoPassword } from '../seed/market-seed.ts';
import { NoAnswerError, sendTo } from './send-to.ts';
import { RefusedError, createPerson } from './person.ts';
import { playRound } from './round.ts';

const usage = `pnpm story [--once] [--pace <seconds>] [--author <username>] [--worker <username>]

Two demo people work on the running product: one posts a job, the other takes it, hands in, is approved and paid.

  --once    one job, then the end; without it one job after another until Ctrl+C
  --pace    about so many seconds between two deeds, 6 where nothing is said

The product is looked for at KEO_PUBLIC_URL, or at http://localhost with PORT (4000).`;

/** Null for an error that the caller cannot correct. */
function toSentence(error: unknown, address: string): string | null {
  if (error instanceof NoAnswerError)
    return `Keo does not answer at ${address}: start it with npm start, or name its address in KEO_PUBLIC_URL.`;
  if (error instanceof RefusedError && error.message.startsWith('/user/login'))
    return `Nobody of the demo can sign in at ${address} (${error.message}). The story is for the sandbox of npm start.`;
  return error instanceof RefusedError ? error.message : null;
}

async function tellStory(): Promise<void> {
  const { values } = parseArgs({
    options: {
      once: { type: 'boolean', default: false },
      pace: { type: 'string', default: '6' },
      author: { type: 'string', default: 'minhanh' },
      worker: { type: 'string', default: 'vantin' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const pace = Number(values.pace);
  if (!(pace >= 0 && pace <= 3600)) throw new TypeError('--pace is a number of seconds, 0 to 3600.');
  const address =
    process.env['KEO_PUBLIC_URL']?.replace(/\/+$/, '') ?? `http://localhost:${process.env['PORT'] ?? '4000'}`;
  const send = sendTo(address);
  const [author, worker] = [values.author, values.worker].map((name) =>
    createPerson(send, name, demoPassword),
  );
  if (!author || !worker) return;
  try {
    for (let round = 0; ; round += 1) {
      const isPaid = await playRound({ author, worker }, round, async (username, deed) => {
        console.log(`${username} ${deed}`);
        // Irregular, as people are.
        await pause(pace * 1000 * (0.6 + 0.8 * Math.random()));
      });
      console.log(isPaid ? `${worker.username} is paid.` : 'This one is not paid yet.');
      if (values.once) return;
    }
  } catch (error) {
    const sentence = toSentence(error, address);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

try {
  await tellStory();
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
