import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import { toApiError } from '../http/http.errors.ts';
import { changeProof } from './proofs.endpoints.ts';
import {
  type Verdict,
  type VerdictCommand,
  type VerdictsEvent,
  verdictsMachine,
} from './verdicts.machine.ts';
import type { Domain } from '../domain/domain.ts';

/** Milliseconds after which lists have been read again. */
const rereading = 2000;

/** The author's verdicts that are held or being sent: `keo.getActor(verdictsDomain)`. */
export const verdictsDomain: Domain<ActorRefFrom<typeof verdictsMachine>> = {
  name: 'verdicts',
  create({ call, ports: { clock, page }, timers }) {
    // `keepalive`: the page may be closing.
    const post = (verdict: Verdict) => call(changeProof, verdict, { keepalive: true });
    const sender = fromCallback<VerdictCommand>(({ sendBack, receive }) => {
      const tell = (event: VerdictsEvent): void => sendBack(event);
      let held: Verdict | null = null;
      const send = async (verdict: Verdict) => {
        try {
          const { failed } = await post(verdict);
          tell({ type: 'verdict.answered', verdict, failed: failed.length });
          clock.after(rereading, () => tell({ type: 'verdict.forgotten', verdict }));
        } catch (cause) {
          tell({ type: 'verdict.refused', verdict, error: toApiError(cause) });
        }
      };

      receive((command) => {
        held = command.type === 'hold' ? command.verdict : null;
        if (command.type === 'send') void send(command.verdict);
      });
      const leaving = page.subscribe((signal) => {
        if (signal === 'hidden') tell({ type: 'verdict.sendNow' });
      });
      return () => {
        leaving();
        if (held) void post(held).catch(() => undefined);
      };
    });
    return createActor(verdictsMachine.provide({ actors: { sender } }), { clock: timers });
  },
};
