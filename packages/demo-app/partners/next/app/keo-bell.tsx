'use client';

import { type KeoClient, createEmbeddedKeo, fetchTokenFrom } from '@keo/core';
import { KeoProvider, NotificationInbox } from '@keo/react';

const make = (apiBase: string): KeoClient =>
  createEmbeddedKeo({ apiBase, fetchToken: fetchTokenFrom('/keo-token', (...ask) => fetch(...ask)) });

let client: KeoClient | undefined;

/** One client for each page; on the server, one that never starts. */
const getKeo = (apiBase: string): KeoClient =>
  typeof window === 'undefined' ? make(apiBase) : (client ??= make(apiBase).start());

export function KeoBell({ apiBase }: { apiBase: string }) {
  return (
    <KeoProvider keo={getKeo(apiBase)}>
      <NotificationInbox onNavigate={(href) => window.open(new URL(href, apiBase))} />
    </KeoProvider>
  );
}
