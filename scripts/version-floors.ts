/** Security advisories as lowest versions in the lockfile; the registry offers no audit. */
import { readFile } from 'node:fs/promises';

const floors: Record<string, string> = {
  fastify: '5.12.1',
  'socket.io-parser': '4.2.7',
  'drizzle-orm': '0.45.2',
};

const lockfile = await readFile('pnpm-lock.yaml', 'utf8');
const isBelow = (version: string, floor: string) => version.localeCompare(floor, 'en', { numeric: true }) < 0;

const findings = Object.entries(floors).flatMap(([name, floor]) => {
  const pattern = new RegExp(`^  '?${name.replaceAll('.', '\\.')}@(\\d+\\.\\d+\\.\\d+)`, 'gm');
  const versions = [...lockfile.matchAll(pattern)].map((match) => match[1] ?? '');
  if (versions.length === 0) return [`${name} is not in the lockfile: drop its floor`];
  return versions
    .filter((version) => isBelow(version, floor))
    .map((version) => `${name} ${version} is below ${floor}`);
});

if (/https?:\/\//.test(lockfile)) findings.push('the lockfile names a registry host');
for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
