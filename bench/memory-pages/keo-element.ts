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
  taken: () => unread,
  kept: () => null,
});
