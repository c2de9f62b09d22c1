import type { CreateSend } from './send.ts';

/** Without ky, for embedded elements: all that calls use of it is the address and its query. */
export const sendByFetch: CreateSend = ({ apiBase, fetch }) => {
  const base = apiBase.replace(/\/+$/, '');
  const origin = typeof document === 'undefined' ? 'http://localhost' : document.baseURI;
  return ({ path, query, ...init }) => {
    const address = new URL(base + path, origin);
    address.search = `${new URLSearchParams(query)}`;
    return fetch(address, init);
  };
};
