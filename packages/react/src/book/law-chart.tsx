import { useState } from 'react';
import type { Law } from '@keo/core/contract';
import { Button } from '../ui/button.tsx';
import { StateBox } from './state-box.tsx';

type Rows = Pick<Law<string, never, { type: string }>, 'states' | 'rows'>;

function LawChart({ law, state, name }: { law: Rows; state: string; name: string }) {
  const states = law.rows.some((row) => row.state === 'NONE') ? ['NONE', ...law.states] : law.states;
  return (
    <section aria-label={name}>
      <ul className="machine__states">
        {states.map((each) => (
          <StateBox
            key={each}
            name={each}
            isLit={each === state}
            ways={law.rows
              .filter((row) => row.state === each)
              .map(({ command, arrow }) => ({ event: `${arrow.by.join(' or ')}: ${command}`, to: arrow.to }))}
          />
        ))}
      </ul>
    </section>
  );
}

export type Step<Command> = { by: 'author' | 'worker' | 'system' | 'operator'; give: Command };

export function LawWalk<
  State extends string,
  Thing extends { state: string },
  Command extends { type: string },
>({
  law,
  name,
  from,
  steps,
  now,
}: {
  law: Law<State, Thing, Command>;
  name: string;
  from: Thing;
  steps: readonly Step<Command>[];
  now: number;
}) {
  const [thing, setThing] = useState(from);
  const [said, setSaid] = useState('');
  const give = ({ by, give: command }: Step<Command>) => {
    const decision = law.decide(thing, command, { party: by, now });
    if (decision.isLawful) setThing(decision.next);
    setSaid(decision.isLawful ? decision.id : `Refused: ${decision.refusal.reason}`);
  };
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {steps.map((step) => (
          <Button key={`${step.by} ${step.give.type}`} variant="soft" size="small" onClick={() => give(step)}>
            {step.by}: {step.give.type}
          </Button>
        ))}
      </div>
      <p role="status">{said}</p>
      <LawChart law={law} state={thing.state} name={name} />
    </div>
  );
}
