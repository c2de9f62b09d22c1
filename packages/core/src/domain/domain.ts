import type { User } from '../users/users.schema.ts';
import type { Call } from '../http/create-http.ts';
import type { World } from '../ports/ports.ts';
import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate';
import type { Message, MessagePayload } from '../socket/define-message.ts';

/** What a domain gets from the client: calls, ports and socket messages. */
export type DomainTools = {
  /** The signed-in user. */
  readonly userId: string;
  /** The user as last read. */
  readonly user: () => User | null;
  readonly call: Call;
  readonly ports: World;
  readonly kept: KeptNotifications;
  /** The clock for the delays of its machines. */
  readonly timers: NonNullable<ActorOptions<AnyActorLogic>['clock']>;
  /** Subscribes to a message of the contract; drops invalid payloads. Returns the unsubscribe. */
  readonly hear: <M extends Message>(
    message: M,
    listener: (payload: MessagePayload<M>) => void,
  ) => () => void;
  /** Emits over the open socket; false without one. */
  readonly emit: (event: string, payload: unknown, answered: (answer: unknown) => void) => boolean;
  /** Called each time the socket opens: messages may have been missed. */
  readonly onOpened: (listener: () => void) => () => void;
  /** Called once a minute while a hidden page has closed its socket. */
  readonly onParked: (listener: () => void) => () => void;
};

/** A part of the client with its own actor, created on demand, so that other pages do not load it. */
export type Domain<Actor extends AnyActorRef> = {
  readonly name: string;
  /** The client starts and stops the actor. */
  readonly create: (tools: DomainTools) => Actor;
};

/** How much of the list is kept on the device. */
export type KeptNotifications = {
  /** The newest rows; 100 by default and at most. */
  keptAtMost?: number | undefined;
  /** Days after which a row is dropped; 30 by default. */
  keptDays?: number | undefined;
};
