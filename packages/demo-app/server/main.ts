/** The server process: settings, listen, graceful close. */
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { SettingError, readEnv } from './platform/env.ts';

const drainBeforeClose = 1000;
const longestClose = 20_000;

try {
  const env = readEnv(process.env);
  const app = await buildApp(env);
  closeWithGrace({ delay: longestClose }, async ({ err, signal }) => {
    if (err) app.server.log.error({ err }, 'stopping after an error');
    app.stopTakingVisitors();
    // A balancer needs a moment to see that nobody new should come.
    if (signal !== undefined && !env.sandbox)
      await new Promise((resolve) => setTimeout(resolve, drainBeforeClose));
    await app.close();
  });
  await app.server.listen({ port: env.port, host: env.host });
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
