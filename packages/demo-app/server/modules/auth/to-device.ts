import type { EndpointData, accountEndpoints } from '@keo/core/contract';
import type { SessionRow } from './sessions.repository.ts';

type Device = EndpointData<typeof accountEndpoints.sessionsList>['list'][number];

/** A place where somebody is signed in, as they see it. */
export const toDevice = (row: SessionRow): Omit<Device, 'current'> => ({
  id: row.id,
  device: row.device,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
});
