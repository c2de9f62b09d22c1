/** Keo's bell by the script tag, whose files the site serves beside this one, and what it has taken and drawn. */
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
  // Each that comes is one more that nobody has read.
  taken: () => unread,
  // Nobody outside sees what it keeps.
  kept: () => null,
});
