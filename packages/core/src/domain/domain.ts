import type { User } from '../users/users.schema.ts';
import type { Call } from '../http/create-http.ts';
import type { World } from '../ports/ports.ts';
import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate';
import type { Message, MessagePayload } from '../socket/define-message.ts';

/** What a domain gets from the client: calls, ports and socket messages. */
export type DomainTools = {
  /** Of the signed-in user, as long as the domain lives. */
  readonly userId: string;
  /** The same person as they were last read. */
  readonly user: () => User | null;
  readonly call: Call;
  readonly ports: World;
  readonly kept: KeptNotifications;
  /** The clock that the delays of its machines run on. */
  readonly timers: NonNullable<ActorOptions<AnyActorLogic>['clock']>;
  /** Subscribes to a message of the contract; drops payloads that do not fit its schema. Returns the unsubscribe. */
  readonly hear: <M extends Message>(
    message: M,
    listener: (payload: MessagePayload<M>) => void,
  ) => () => void;
  /** Emits over the open socket; false while there is none. */
  readonly emit: (event: string, payload: unknown, answered: (answer: unknown) => void) => boolean;
  /** Called each time the socket opens: messages may have been missed before. */
  readonly onOpened: (listener: () => void) => () => void;
  /** Told once a minute while a page that nobody looks at has let go of its socket. */
  readonly onParked: (listener: () => void) => () => void;
};

/** A part of the client with its own actor, made on demand, so that pages which never ask for it do not load it. */
export type Domain<Actor extends AnyActorRef> = {
  readonly name: string;
  /** Makes the actor; it is started and stopped by the client. */
  readonly create: (tools: DomainTools) => Actor;
};

/** How much of the list is kept on the device. */
export type KeptNotifications = {
  /** Rows, the newest first: 100 unless told, and never more. */
  keptAtMost?: number | undefined;
  /** Days after which a row goes: 30 unless told. */
  keptDays?: number | undefined;
};
