import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge · Windows', `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  [
    'Opera · macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/140 Safari/537 OPR/120`,
  ],
  [
    'Cốc Cốc · Windows',
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} coc_coc_browser/140 Chrome/134 Safari/537.36`,
  ],
  ['Chrome · Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet · Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130`,
  ],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'],
  ['Safari · iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1'],
  ['Chrome · iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) CriOS/140 Mobile Safari/604.1'],
  ['', 'curl/8.5.0'],
  ['', undefined],
])('%j is what is said of %j', (name, agent) => {
  expect(deviceName(agent)).toBe(name);
});
