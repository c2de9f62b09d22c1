import type { KeyValueStorage } from '../ports/ports.ts';

const cookieName = 'callbackUrl';
const lifetime = 3600;
const longest = 2048;

/** Control characters and backslashes: browsers drop the first and read the second as slashes. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafeCharacters = /[\u0000-\u001F\u007F-\u009F\\]/;
/** Sign-in pages, which would loop, and addresses that are no pages. */
const excludedPaths = /^\/(?:signin|signup|api|au\/api)(?:\/|$)/i;

/** Decodes until nothing changes: a server behind us might decode more often. */
function* decodings(path: string): Generator<string> {
  let text = path;
  for (let depth = 0; depth < 4; depth++) {
    yield text;
    const decoded = decodeURIComponent(text);
    if (decoded === text) return;
    text = decoded;
  }
}

const isPlainPath = (path: string): boolean =>
  /^\/(?!\/)/.test(path) && !unsafeCharacters.test(path) && !excludedPaths.test(path);

/**
 * A path on `origin`, or null; `input` may be absolute too. It stays on `origin` also after another server has decoded it.
 */
export function safeReturnPath(input: unknown, origin: string): string | null {
  if (typeof input !== 'string' || input.length > longest) return null;
  const candidate = input.startsWith(`${origin}/`) ? input.slice(origin.length) : input;
  if (!isPlainPath(candidate)) return null;
  try {
    const url = new URL(candidate, origin);
    if (url.origin !== origin) return null;
    for (const decoding of decodings(url.pathname)) if (!isPlainPath(decoding)) return null;
    const path = `${url.pathname}${url.search}${url.hash}`;
    return new URL(path, origin).origin === origin ? path : null;
  } catch {
    return null;
  }
}

/** Where to go after sign-in: kept for an hour, read once, checked when written and when read. */
export type CallbackUrl = {
  /** Keeps a `callbackUrl` parameter; false where it would leave our origin. */
  keep(candidate: unknown): boolean;
  take(): string | null;
};

export function createCallbackUrl(cookies: KeyValueStorage, origin: string): CallbackUrl {
  return {
    keep(candidate) {
      const path = safeReturnPath(candidate, origin);
      if (path !== null) cookies.write(cookieName, path, lifetime);
      return path !== null;
    },
    take() {
      // A sibling host can plant a cookie of this name.
      const path = safeReturnPath(cookies.read(cookieName), origin);
      cookies.remove(cookieName);
      return path;
    },
  };
}
