/** Three bells, set up by their own guides. */
import { bundle } from './bundle.ts';

export type Bell = {
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
  readonly page: string;
  /** Selectors in the page, or in the shadow root of `host`. */
  readonly host?: string;
  readonly unread: string;
  readonly button: string;
  readonly row: string;
  /** Rows rendered initially. */
  readonly rows: number;
};

const getFiles = async (code: string): Promise<ReadonlyMap<string, string>> => {
  const [script] = await bundle(code, 'esm');
  return new Map([['/bell.js', script?.text ?? '']]);
};

const courier = `import { Courier } from '@trycourier/courier-ui-inbox';
const graphql = location.origin + '/courier';
Courier.shared.signIn({ userId: 'u01', jwt: 't', apiUrls: {
  courier: { rest: location.origin, graphql }, inbox: { graphql, webSocket: 'ws://' + location.host } } });`;

const novu = `import { NovuUI } from '@novu/js/ui';
const bell = new NovuUI({ options: {
  applicationIdentifier: 'a', subscriber: 'u01', apiUrl: location.origin, socketUrl: location.origin } });
bell.mountComponent({ name: 'Inbox', props: {}, element: document.getElementById('bell') });`;

const page = (element: string, script: string) =>
  `<!doctype html><html lang="vi"><body>${element}<script type="module" src="${script}"></script></body></html>`;

export const bells = async (keo: ReadonlyMap<string, string>): Promise<readonly Bell[]> => [
  {
    name: '**Keo**',
    files: keo,
    page: page(
      '<keo-notifications api-base="/au/api" token-endpoint="/token"></keo-notifications>',
      '/keo.js',
    ),
    host: 'keo-notifications',
    unread: '[data-count]',
    button: 'button',
    row: '[data-keo-item]',
    rows: 10,
  },
  {
    name: '`@trycourier/courier-ui-inbox`',
    files: await getFiles(courier),
    page: page('<courier-inbox-popup-menu></courier-inbox-popup-menu>', '/bell.js'),
    unread: '#unread-badge',
    button: 'courier-inbox-menu-button',
    row: 'courier-inbox-list-item',
    rows: 24,
  },
  {
    name: '`@novu/js/ui`',
    files: await getFiles(novu),
    page: page('<div id="bell"></div>', '/bell.js'),
    unread: '.nv-bellDot',
    button: '.nv-inbox__popoverTrigger',
    row: '.nv-notification',
    rows: 10,
  },
];
