import type { CreateSend } from './send.ts';

/** Without ky, for elements in other people's pages: of what it can do, calls use only the address and its query. */
export const sendByFetch: CreateSend = ({ apiBase, fetch }) => {
  const base = apiBase.replace(/\/+$/, '');
  const origin = typeof document === 'undefined' ? 'http://localhost' : document.baseURI;
  return ({ path, query, ...init }) => {
    const address = new URL(base + path, origin);
    address.search = `${new URLSearchParams(query)}`;
    return fetch(address, init);
  };
};
