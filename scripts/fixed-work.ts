/** Worker thread of `machine-speed.ts`: the same work on every machine. */
import { createHash } from 'node:crypto';

let digest: Uint8Array = new Uint8Array(64);
for (let round = 0; round < 235_000; round += 1) digest = createHash('sha256').update(digest).digest();
