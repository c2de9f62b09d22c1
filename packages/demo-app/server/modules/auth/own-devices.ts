import type { EndpointData, accountEndpoints } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { listLiveSessions } from './sessions.repository.ts';

type Device = EndpointData<typeof accountEndpoints.sessionsList>['list'][number];

/** Last used first. */
export async function listDevices(
  db: Database,
  userId: string,
  now: Date,
): Promise<Omit<Device, 'current'>[]> {
  const rows = await listLiveSessions(db, userId, now);
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}
