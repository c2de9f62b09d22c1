import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let isReady = false;

/** Texts of the QR codes in a picture. */
export async function scan(picture: Uint8Array): Promise<string[]> {
  if (!isReady) {
    const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
    const { buffer } = new Uint8Array(await readFile(wasm));
    await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
    isReady = true;
  }
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}
