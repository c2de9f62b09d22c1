/** Runs before each file of the server's tests. */
import { afterAll } from 'vitest';
import { endFile } from './after-file.ts';

afterAll(endFile);
