import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { uploadLimits } from '@keo/core/contract';
import { enqueue } from './clean-image.ts';
import { badFile } from './upload-refusals.ts';

const maxWorkSeconds = 30;
/** Of WebAssembly, in pages of 64 kB: a picture of 40 megapixels takes some 400 MB. */
const maxPages = 10_240;
const child = fileURLToPath(new URL('./heic-photo.child.ts', import.meta.url));
/** Exit code of the child. */
const tooManyPixels = 2;

/**
 * Converts a phone's HEIC to JPEG, upright and without metadata, in a process of its own: libheif is C++ in
 * WebAssembly, whose memory no thread can limit. See docs/decisions/0014.
 */
export const photoFromHeic = (from: string, to: string): Promise<void> =>
  enqueue(
    () =>
      new Promise((resolve, reject) => {
        const work = fork(child, [from, to, String(uploadLimits.pixelsMax)], {
          execArgv: [`--wasm-max-mem-pages=${maxPages}`],
          env: {},
          stdio: 'ignore',
          timeout: maxWorkSeconds * 1000,
          killSignal: 'SIGKILL',
        });
        work.on('error', reject);
        work.on('exit', (code) => {
          if (code === 0) resolve();
          else reject(badFile(code === tooManyPixels ? 'upload.pixels' : 'upload.damaged'));
        });
      }),
  );
