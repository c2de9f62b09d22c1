import { describe, expect, it } from 'vitest';
import { applicationLaw } from '../applications/application.lifecycle.ts';
import { dealLaw } from '../deals/deal.lifecycle.ts';
import { jobLaw } from '../jobs/job.lifecycle.ts';
import { getCodeRow, notificationCodes } from '../notifications/codes/notification-codes.ts';
import { proofLaw } from '../proofs/proof.lifecycle.ts';
import { reviewLaw } from '../reviews/review.lifecycle.ts';
import type { Law } from './create-law.ts';
import { parties } from './decision.ts';

const laws = { job: jobLaw, application: applicationLaw, deal: dealLaw, proof: proofLaw, review: reviewLaw };
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
/** Transitions of the specification, and those that close its gaps. */
const transitions = {
  job: [...numbered('J', 15), 'J3u', 'J9c', 'J9e', 'J9f'],
  application: numbered('A', 7),
  deal: [...numbered('D', 33), 'D1q', 'D9f', 'D23h', 'D24w', 'D26d', 'D27a', 'D29o', 'P1', 'P14'],
  proof: [...numbered('P', 15), 'P2r', 'P3a', 'P14w', 'D26', 'D28', 'D29', 'D32'],
  review: ['V0', 'V1', 'V1c', 'V2', 'V2h', 'V2m', 'V2o', 'V2r', 'V3'],
};

describe.each(Object.entries(laws))('the law of the %s', (name, law) => {
  it('has every transition', () => {
    const ids = new Set(law.rows.map(({ arrow }) => arrow.id));
    expect([...ids].toSorted()).toEqual(
      Object.entries(transitions)
        .find(([of]) => of === name)?.[1]
        .toSorted(),
    );
  });

  it('is drawn over states that the schema knows, each of which is come to and most of which are left', () => {
    const come = new Set(law.rows.map(({ arrow }) => arrow.to));
    const left = new Set(law.rows.map(({ state }) => state));
    // A job starts as a draft, without a transition.
    const never = law.states.filter((state) => !come.has(state) && state !== 'DRAFT');
    expect(never).toEqual([]);
    expect(law.states.filter((state) => !left.has(state))).toEqual(law.finalStates);
  });

  it('says of every call where it is made, and of every clock that the system hears it', () => {
    for (const { arrow } of law.rows) {
      const isByPeople = arrow.by.some((party) => party === 'author' || party === 'worker');
      expect({ id: arrow.id, via: arrow.via !== undefined }).toEqual({ id: arrow.id, via: isByPeople });
      expect(arrow.at === undefined || arrow.by.includes('system')).toBe(true);
    }
  });
});

/** The states that take each command, by the law and by the chart. */
function takings<State extends string, Thing, Command extends { type: string }>(
  law: Law<State, Thing, Command>,
) {
  const states = ['NONE', ...law.states];
  const drawn = new Set(law.rows.map(({ state, command }) => `${state} ${command}`));
  return law.rows.map(({ command }) => ({
    said: states.filter((state) => law.takes(state, command)),
    drawn: states.filter((state) => drawn.has(`${state} ${command}`)),
  }));
}

it('takes a command in a state exactly where the chart has a way for it', () => {
  const all = [
    takings(jobLaw),
    takings(applicationLaw),
    takings(dealLaw),
    takings(proofLaw),
    takings(reviewLaw),
  ].flat();
  for (const { said, drawn } of all) expect(said).toEqual(drawn);
});

it('sends the codes whose row says so, and no others', () => {
  const news = new Set(
    Object.values(laws).flatMap(({ rows }) => rows.flatMap(({ arrow }) => arrow.tells ?? [])),
  );
  const ofLaw = notificationCodes.filter((code) => getCodeRow(code)?.sender === 'law');
  expect([...news].toSorted()).toEqual(ofLaw.toSorted());
});

it('refuses every command of every party in every state that it does not name', () => {
  const all: readonly Law<string, unknown, { type: string }>[] = Object.values(laws);
  for (const law of all) {
    const { states, rows } = law;
    const commands = new Set(rows.map(({ command }) => command));
    for (const state of ['NONE', ...states])
      for (const type of commands)
        for (const party of parties) {
          const isNamed = rows.some(
            (row) => row.state === state && row.command === type && row.arrow.by.includes(party),
          );
          if (isNamed) continue;
          // The party is checked before anything else.
          expect(law.decide({ state }, { type }, { party, now: 0 })).toEqual({
            isLawful: false,
            refusal: { reason: 'NOT_ALLOWED' },
          });
        }
  }
});
