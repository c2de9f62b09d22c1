/** Keo's bell by the script tag, whose files the site serves, with the numbers that it received and rendered. */
const bell = document.createElement('keo-notifications');
bell.setAttribute('api-base', '/au/api');
bell.setAttribute('token-endpoint', '/token');
let unread = 0;
bell.addEventListener('keo-unread-change', (event) => {
  unread = (event as CustomEvent<{ unread: number }>).detail.unread;
});
document.body.append(bell);

const script = document.createElement('script');
script.type = 'module';
script.src = '/keo.js';
document.head.append(script);

Object.assign(globalThis, {
  // Each arrival is unread.
  taken: () => unread,
  // What it keeps cannot be seen from outside.
  kept: () => null,
});
