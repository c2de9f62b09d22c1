import { safeParse } from 'valibot';
import type { AnyActorRef, Subscription } from 'xstate';
import type { KeoRoot, KeoSnapshot, SocketActor } from './keo.root.ts';
import type { DomainTools, Domain } from '../domain/domain.ts';

export type GetActor = <Actor extends AnyActorRef>(domain: Domain<Actor>) => Actor | undefined;

/** Follows the session's socket, also one that connects later. */
export function followSocket(root: KeoRoot, hear: (socket: SocketActor) => Subscription): () => void {
  let heard: SocketActor | undefined;
  let hearing: Subscription | undefined;
  const look = ({ children: { socket } }: KeoSnapshot) => {
    if (socket === heard) return;
    hearing?.unsubscribe();
    heard = socket;
    hearing = socket && hear(socket);
  };
  const following = root.subscribe(look);
  look(root.getSnapshot());
  return () => {
    following.unsubscribe();
    hearing?.unsubscribe();
  };
}

/** Actors of the signed-in user: created on demand, stopped with the session. See docs/decisions/0004. */
export function createDomains(options: {
  root: () => KeoRoot;
  tools: Pick<DomainTools, 'user' | 'call' | 'ports' | 'timers' | 'kept'>;
}): { getActor: GetActor; end(): void } {
  const actors = new Map<string, AnyActorRef>();
  let owner: string | null = null;
  let followed: { root: KeoRoot; unsubscribe(): void } | null = null;

  const stopAll = () => {
    for (const actor of actors.values()) actor.stop();
    actors.clear();
  };

  /** Stops the actors when the user of this root changes. */
  const follow = (root: KeoRoot) => {
    if (followed?.root === root) return;
    followed?.unsubscribe();
    const subscription = root.subscribe(({ context }) => {
      if (context.userId !== owner) stopAll();
    });
    followed = { root, unsubscribe: () => subscription.unsubscribe() };
  };

  const createTools = (root: KeoRoot, userId: string): DomainTools => ({
    ...options.tools,
    userId,
    hear: (message, listener) =>
      followSocket(root, (socket) =>
        socket.on('socket.received', ({ name, payload }) => {
          if (name !== message.event) return;
          const read = safeParse(message.payload, payload);
          if (read.success) listener(read.output);
        }),
      ),
    emit(name, payload, answered) {
      const { socket } = root.getSnapshot().children;
      if (!socket?.getSnapshot().matches({ linked: 'connected' })) return false;
      socket.send({ type: 'socket.say', name, payload, answered });
      return true;
    },
    onOpened: (listener) => followSocket(root, (socket) => socket.on('socket.opened', listener)),
    onParked: (listener) => followSocket(root, (socket) => socket.on('socket.parked', listener)),
  });

  return {
    end() {
      stopAll();
      followed?.unsubscribe();
      followed = null;
      owner = null;
    },
    getActor(domain) {
      const root = options.root();
      const { userId } = root.getSnapshot().context;
      if (userId === null) return undefined;
      if (userId !== owner || followed?.root !== root) {
        stopAll();
        owner = userId;
        follow(root);
      }
      const known = actors.get(domain.name);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name's own domain made it, in this function
      if (known) return known as ReturnType<typeof domain.create>;
      const actor = domain.create(createTools(root, userId));
      actors.set(domain.name, actor);
      actor.start();
      return actor;
    },
  };
}
