import { beforeEach, describe, expect, it } from 'vitest';
import { applicationsEndpoints, authorJobsEndpoints, jobsEndpoints, walletEndpoints } from '../contract.ts';
import { createCalls } from './ask-fake.ts';
import { fakeParts } from './fake-parts.ts';
import { type FakeServer, createFakeServer } from './fake-server.ts';
import { fakePeople } from './people.ts';
import { createVirtualClock } from './virtual-clock.ts';

let server: FakeServer;
let ask: ReturnType<typeof createCalls>['ask'];
let call: ReturnType<typeof createCalls>['call'];
beforeEach(() => {
  const clock = createVirtualClock(Date.parse('2026-11-20T09:00:00Z'));
  server = createFakeServer({ clock, people: fakePeople, parts: fakeParts });
  ({ ask, call } = createCalls(server));
});

const draft = (as: string, price: number) =>
  call(as, jobsEndpoints.createJob, {
    kind: 'QUICK',
    title: 'Khảo sát thói quen mua mỹ phẩm',
    description: 'Trả lời mười câu hỏi ngắn về thói quen mua mỹ phẩm của bạn.',
    categorySlug: 'kiem-thu',
    price,
    slots: 10,
    timeLimitMin: 30,
    conditions: [{ title: 'Bản khảo sát', accept: { types: ['TEXT'] } }],
  });
const publish = (as: string, jobId: string) =>
  ask(as, jobsEndpoints.publishJob, { jobId, requestId: crypto.randomUUID() });
const wallet = (as: string) => call(as, walletEndpoints.walletInfo, {});
const getKeys = ({ actions }: { actions: readonly { key: string }[] }) => actions.map(({ key }) => key);

describe('a job of the fake', () => {
  it('is published by a verified author alone, who can pay for it', () => {
    const [own, dear] = [draft('ducthinh', 20_000), draft('giabao', 1_000_000)];
    expect(publish('ducthinh', own.id).data).toMatchObject({
      reason: 'NOT_ELIGIBLE',
      rule: 'VERIFY_ACCOUNT',
    });
    // 10,500,000đ, with a balance of 1,800,000đ.
    const short = { reason: 'INSUFFICIENT_BALANCE', shortfall: 8_700_000 };
    expect(publish('giabao', dear.id).data).toMatchObject(short);
    expect(wallet('giabao')).toMatchObject({ balance: 1_800_000 });
  });

  it('holds the money of its free slots, and gives it back when it is closed', () => {
    const before = wallet('minhanh').balance;
    const { id: jobId, actions } = draft('minhanh', 20_000);
    expect(getKeys({ actions })).toEqual(['PUBLISH', 'EDIT', 'DELETE', 'CLONE']);
    publish('minhanh', jobId);
    expect(wallet('minhanh').balance).toBe(before - 210_000);
    const closed = call('minhanh', jobsEndpoints.closeJob, { jobId });
    expect(closed).toMatchObject({ state: 'CLOSED', budget: { held: 0 } });
    expect(wallet('minhanh').balance).toBe(before);
    expect(ask('minhanh', jobsEndpoints.pauseJob, { jobId }).data).toMatchObject({ reason: 'NOT_ALLOWED' });
    expect(call('minhanh', authorJobsEndpoints.jobsOfAuthor, { authorId: 'u_minhanh' }).list).toEqual([]);
  });

  it('takes one application of each, and ends those that wait when it is closed', () => {
    const { id: jobId } = server.postJob('minhanh', { kind: 'PROJECT', title: 'Bộ nhận diện' });
    const letter = { jobId, coverLetter: 'Tôi đã làm ba bộ nhận diện như thế này.' };
    const mine = call('quochuy', applicationsEndpoints.applyJob, letter);
    expect(ask('quochuy', applicationsEndpoints.applyJob, letter).data).toMatchObject({ reason: 'LIMIT' });
    expect(ask('minhanh', applicationsEndpoints.applyJob, letter).data).toMatchObject({
      reason: 'SELF_DEAL',
    });
    const { id: applicationId } = call('giabao', applicationsEndpoints.applyJob, letter);
    call('giabao', applicationsEndpoints.cancelApplication, { applicationId });
    call('minhanh', jobsEndpoints.closeJob, { jobId });
    const { list } = call('minhanh', applicationsEndpoints.applicationsList, { jobId });
    expect(list.map(({ id, state }) => [id, state])).toEqual([
      [mine.id, 'REJECTED'],
      [applicationId, 'CANCELLED'],
    ]);
    expect(server.logs('quochuy').map(({ action }) => action)).toEqual(['APPLICATION_REJECTED']);
  });
});
