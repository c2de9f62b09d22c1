import ky from 'ky';
import type { CreateSend } from './send.ts';

/** The one place that knows ky. */
export const sendByKy: CreateSend = ({ apiBase, fetch }) => {
  const send = ky.create({
    prefix: apiBase,
    ...(typeof location === 'undefined' && { baseUrl: 'http://localhost' }),
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  });
  return ({ path, query, ...init }) =>
    send(path, {
      ...init,
      searchParams: query,
      // The signal once more: in Node a request made of another stops following it when the first is swept away.
      fetch: (request, rest) => fetch(request, { ...rest, signal: init.signal }),
    });
};
