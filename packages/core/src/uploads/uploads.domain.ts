import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import { toApiError } from '../http/http.errors.ts';
import { createResumeKeys } from './resume-keys.ts';
import { removeFile } from './uploads.endpoints.ts';
import { type SenderCommand, type UploadsEvent, uploadsMachine } from './uploads.machine.ts';
import { uploadFile } from './upload-file.ts';
import type { Domain } from '../domain/domain.ts';

/** A short hash: file names are not kept in the browser's storage. */
function toHash(text: string): string {
  let print = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) print = Math.imul(print ^ text.charCodeAt(at), 0x01000193);
  return (print >>> 0).toString(36);
}

type Sending = { controller: AbortController; print: string; id: string | null };

/** The files that the user has chosen, while they are uploaded: `keo.getActor(uploadsDomain)`. */
export const uploadsDomain: Domain<ActorRefFrom<typeof uploadsMachine>> = {
  name: 'uploads',
  create({ userId, call, ports, timers }) {
    /** Not awaited: the server deletes leftovers after a day. */
    const forget = async (fileId: string) => call(removeFile, { fileId }).catch(() => undefined);
    const keys = createResumeKeys(ports.storage, ports.clock);
    const getFingerprint = (key: string, { size }: File) => `${toHash(`${userId}/${key}`)}-${size}`;
    const sender = fromCallback<SenderCommand>(({ sendBack, receive }) => {
      const tell = (event: UploadsEvent): void => sendBack(event);
      const lives = new Map<string, Sending>();

      const send = async (key: string, file: File) => {
        const controller = new AbortController();
        const { signal } = controller;
        const print = getFingerprint(key, file);
        const sending: Sending = { controller, print, id: null };
        lives.set(key, sending);
        try {
          const stored = await uploadFile(file, {
            call,
            ports,
            name: file.name,
            requestId: keys.of(print),
            signal,
            onBegun: (id) => (sending.id = id),
            onProgress: (sent, state) => tell({ type: 'uploads.progressed', key, sent, state }),
          });
          keys.forget(print);
          tell({ type: 'uploads.stored', key, stored });
        } catch (cause) {
          if (signal.aborted) return;
          const error = toApiError(cause);
          // The server has deleted it; the next try starts over.
          if (error.kind === 'refused') keys.forget(print);
          tell({ type: 'uploads.failed', key, error });
        }
      };

      const drop = (key: string) => {
        const sending = lives.get(key);
        if (!sending) return;
        sending.controller.abort();
        lives.delete(key);
        keys.forget(sending.print);
        if (sending.id !== null) void forget(sending.id);
      };

      receive((command) => {
        if (command.type === 'send') void send(command.key, command.file);
        else if (command.stored) void forget(command.stored.id);
        else drop(command.key);
      });
      return () => {
        for (const { controller } of lives.values()) controller.abort();
      };
    });
    return createActor(uploadsMachine.provide({ actors: { sender } }), { clock: timers });
  },
};
