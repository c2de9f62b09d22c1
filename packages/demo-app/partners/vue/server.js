import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const { KEO_URL, KEO_KEY, KEO_SECRET, PORT = '4102' } = process.env;
const dist = path.join(import.meta.dirname, 'dist');
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Your own session: who is signed in. On this sample site it is always the same user. */
const signedInUser = () => 'shop-7';

async function sendToken(response) {
  const answer = await fetch(`${KEO_URL}/au/api/embed/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${KEO_KEY}:${KEO_SECRET}`)}`,
    },
    body: JSON.stringify({ user: signedInUser() }),
  });
  // Not linked: to the page the same as signed out.
  if (!answer.ok) {
    response.writeHead(answer.status === 404 ? 401 : answer.status).end();
    return;
  }
  const { data } = await answer.json();
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(data));
}

async function sendPage(pathname, response) {
  const file = path.join(dist, pathname === '/' ? 'index.html' : path.normalize(pathname));
  const content = await readFile(file).catch(() => null);
  if (content === null) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
  response.end(content);
}

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://site');
  const isToken = request.method === 'POST' && pathname === '/keo-token';
  (isToken ? sendToken(response) : sendPage(pathname, response)).catch(() => response.destroy());
}).listen(Number(PORT));
