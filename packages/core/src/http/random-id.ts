const shape = '10000000-1000-4000-8000-100000000000';

/** A random UUID (version 4). `crypto.randomUUID` needs https. */
export const randomId = (): string =>
  shape.replaceAll(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16);
  });
