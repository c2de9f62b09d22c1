const { createKeo, formatDong } = require('@keo/core');
const { notificationsEndpoints } = require('@keo/core/contract');
const { createFakeKeo } = require('@keo/core/testing');
const { KeoProvider, NotificationBell } = require('@keo/react');
const { mount } = require('@keo/react/embed');
require('@keo/react/embed/define');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

const inert = createKeo({ apiBase: 'https://keo.example/au/api' });
const { keo } = createFakeKeo({ signedInAs: 'minhanh' });
const html = renderToString(createElement(KeoProvider, { keo: inert }, createElement(NotificationBell)));
keo.stop();
console.log(
  JSON.stringify({
    money: formatDong(1_250_000),
    path: notificationsEndpoints.myDealLogsList.path,
    mount: typeof mount,
    html,
  }),
);
