'use client';

import '@keo/react/embed/define';

/** The server renders the bare element; it is upgraded in the browser. */
export function KeoWallet({ apiBase }: { apiBase: string }) {
  return <keo-wallet api-base={apiBase} token-endpoint="/keo-token" movements={3} />;
}
