import { safeParse } from 'valibot';
import type { Clock } from '../ports/ports.ts';
import { ApiError } from '../http/http.errors.ts';
import type { Answered, Question, QuestionInput } from '../socket/define-message.ts';
import type { DomainTools } from '../domain/domain.ts';

/** Milliseconds. */
const answerTimeout = 5000;

export type AskServer = <Q extends Question>(question: Q, payload: QuestionInput<Q>) => Promise<Answered<Q>>;

/** Asks over the open socket. Without one, or without an answer in time, it rejects with an unknown outcome. */
export const askServer =
  ({ emit, clock }: { emit: DomainTools['emit']; clock: Pick<Clock, 'after'> }): AskServer =>
  <Q extends Question>(question: Q, payload: QuestionInput<Q>) =>
    new Promise<Answered<Q>>((resolve, reject) => {
      const timer = clock.after(answerTimeout, () => reject(new ApiError('timeout', '', { code: 0 })));
      const isOut = emit(question.event, payload, (answer) => {
        timer.cancel();
        const read = safeParse(question.answer, answer);
        if (read.success) resolve(read.output);
        else reject(new ApiError('malformed', '', { code: 0 }));
      });
      if (isOut) return;
      timer.cancel();
      reject(new ApiError('offline', '', { code: 0 }));
    });
