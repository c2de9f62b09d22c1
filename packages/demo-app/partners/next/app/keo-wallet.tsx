'use client';

import '@keo/react/embed/define';

/** The server prints the bare element; it comes to life in the browser. */
export function KeoWallet({ apiBase }: { apiBase: string }) {
  return <keo-wallet api-base={apiBase} token-endpoint="/keo-token" movements={3} />;
}
