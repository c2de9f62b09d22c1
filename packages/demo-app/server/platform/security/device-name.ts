/** Specific names first: nearly all User-Agents also contain Safari. */
const browsers = {
  coc_coc_browser: 'Cốc Cốc',
  Zalo: 'Zalo',
  SamsungBrowser: 'Samsung Internet',
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  Firefox: 'Firefox',
  CriOS: 'Chrome',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  'Mac OS X': 'macOS',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
};

const named = (names: Record<string, string>, agent: string) =>
  Object.entries(names).find(([mark]) => agent.includes(mark))?.[1];

/** `Chrome · Android` from a `User-Agent` header; empty where it names neither. */
export const deviceName = (agent = ''): string =>
  [named(browsers, agent), named(systems, agent)].filter((name) => name !== undefined).join(' · ');
