import {
  type DealLog,
  type EndpointData,
  type EndpointInput,
  type sandboxEndpoints,
  isStoredCode,
} from '@keo/core/contract';
import { safeParse } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import { saidByField } from '../../platform/http/field-messages.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { readOrigin } from '../partners/origin.ts';
import type { Credentials, Partners } from '../partners/partners.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { sampleMetadataSchema } from './sample-metadata.schema.ts';
import { sampleDraft } from './sample-draft.ts';
import { bringJobsForward, listOutbox } from './sandbox.repository.ts';

const minute = 60_000;

export type Sandbox = {
  /** Mails are whole only where they are asked for by id: a list of a hundred is asked for every few seconds. */
  outbox(
    wanted: EndpointInput<typeof sandboxEndpoints.outbox>,
  ): Promise<EndpointData<typeof sandboxEndpoints.outbox>>;
  notify(input: EndpointInput<typeof sandboxEndpoints.notify>): Promise<DealLog>;
  /** On every node; queued jobs become due that much earlier. */
  advanceClock(minutes: number): Promise<EndpointData<typeof sandboxEndpoints.advanceClock>>;
  /** @throws RefusalError INVALID for an origin that no browser would send. */
  addPartner(partner: EndpointInput<typeof sandboxEndpoints.addPartner>): Promise<Credentials>;
};

type Needs = Pick<Platform, 'db' | 'transact' | 'clock' | 'wake' | 'sockets'> & {
  notifications: Notifications;
  users: Pick<UsersService, 'byIdentifier'>;
  partners: Pick<Partners, 'add'>;
};

async function notify(
  { db, transact, clock, notifications, users }: Needs,
  { username, action, metadata = {} }: EndpointInput<typeof sandboxEndpoints.notify>,
): Promise<DealLog> {
  const sample = safeParse(sampleMetadataSchema, metadata);
  if (!sample.success) {
    const fields = Object.entries(saidByField(sample.issues));
    throw new FieldsError(
      'INVALID',
      Object.fromEntries(fields.map(([field, one]) => [`metadata.${field}`, one])),
    );
  }
  if (!isStoredCode(action))
    throw new FieldsError('INVALID', { action: { text: 'sandbox.notStored', params: { action } } });
  const user = await users.byIdentifier(db, username);
  if (user === null) throw new RefusalError('NOT_FOUND', 'notFound');
  const draft = sampleDraft(user.id, action, sample.output, clock.now());
  const [log] = await transact((unit) => notifications.writeLogs(unit, [draft]));
  // Dropped by a fold rule, such as one offer of a job to a person in a day.
  if (log === undefined) throw new RefusalError('LIMIT', 'sandbox.folded', { max: 1 });
  return log;
}

export function createSandbox(needs: Needs): Sandbox {
  const { db, transact, clock, wake, sockets, partners } = needs;
  return {
    async addPartner({ name, origins }) {
      const wrong = origins.find((origin) => readOrigin(origin) === null);
      if (wrong !== undefined)
        throw new FieldsError('INVALID', { origins: { text: 'sandbox.origin', params: { origin: wrong } } });
      return transact((unit) => partners.add(unit.db, { name, origins }));
    },

    async outbox(wanted) {
      const messages = await listOutbox(db, wanted);
      return {
        list: messages.map(({ id, channel, to: recipient, subject, text, html, code, createdAt }) => ({
          id,
          channel,
          to: recipient,
          subject,
          text,
          html: wanted.id === undefined ? null : html,
          code,
          createdAt: createdAt.toISOString(),
        })),
      };
    },

    notify: (input) => notify(needs, input),

    async advanceClock(minutes) {
      await transact(async (unit) => {
        await bringJobsForward(unit.db, minutes);
        await clock.push(unit.db, minutes * minute);
      });
      const now = await clock.look();
      wake();
      // Every page shows the new time at once; other nodes follow within seconds.
      await sockets.beat();
      return { now: now.toISOString() };
    },
  };
}
