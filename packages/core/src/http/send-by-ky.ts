import ky from 'ky';
import type { CreateSend } from './send.ts';

/** The only module that knows ky. */
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
      // In Node a request made from another one stops following its signal once that is garbage collected.
      fetch: (request, rest) => fetch(request, { ...rest, signal: init.signal }),
    });
};
