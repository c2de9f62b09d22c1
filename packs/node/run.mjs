import { createKeo, formatDong } from '@keo/core';
import { notificationsEndpoints } from '@keo/core/contract';
import { createFakeKeo } from '@keo/core/testing';
import { KeoProvider, NotificationBell } from '@keo/react';
import { mount } from '@keo/react/embed';
import '@keo/react/embed/define';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

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
