import ky from 'ky';
import type { CreateSend } from './send.ts';

/** The one place that knows ky. */
export const sendByKy: CreateSend = ({ apiBase, fetch }) => {
  const send = ky.create({
    prefix: apiBase,
    ...(typeof location === 'undefined' && { baseUrl: 'http://localhost' }),
    fetch: (request, init) => fetch(request, init),
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  });
  return ({ path, query, ...init }) => send(path, { ...init, searchParams: query });
};
