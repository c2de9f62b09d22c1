import { describe, expect, it } from 'vitest';
import * as contract from './contract.ts';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const endpoints = Object.entries<object>(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.values(group).filter(isEndpoint));
const rows = endpoints.map(({ method, path }) => `${method} /au/api${path}`);

const isMessage = (value: unknown): value is contract.Message =>
  typeof value === 'object' && value !== null && 'event' in value;

const messages = Object.entries<object>(contract)
  .filter(([name]) => name.endsWith('Messages'))
  .flatMap(([, group]) => Object.values(group).filter(isMessage));

/** The specification's call table, row by row. */
const callTable = [
  'POST /au/api/user/login',
  'POST /au/api/user/logout',
  'POST /au/api/user/send-email',
  'POST /au/api/user/register',
  'POST /au/api/user/check-sms',
  'POST /au/api/user/forgot-password',
  'GET /au/api/user/info',
  'POST /au/api/user/refresh-balance',
  'POST /au/api/user/update-info',
  'GET /au/api/user/info/{id}',
  'POST /au/api/job-deal/job-deal-info',
  'POST /au/api/job-deal/job-deal-author-finalize',
  'POST /au/api/job-deal/job-deal-give-offer',
  'POST /au/api/job-deal/job-deal-init-by-author',
  'POST /au/api/job-deal/job-deal-init-proposal',
  'POST /au/api/job-proof/add-jobs-history-proof',
  'POST /au/api/job-proof/job-history-proof-change',
  'GET /au/api/job-proof/jobs-history-proof-list',
  'GET /au/api/jobdeallog/jobs-deal-logs-list',
  'POST /au/api/jobdeallog/jobs-deal-logs-new',
  'GET /au/api/jobdeallog/jobs-my-deal-logs-list',
  'POST /au/api/jobdeallog/jobs-deal/mark-read',
  'POST /au/api/jobdeallog/jobs-deal/mark-read-all',
];

describe('the contract', () => {
  it.each(callTable)('has %s', (row) => {
    expect(rows).toContain(row);
  });

  it('has no address twice', () => {
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });

  it('names each message, who sends it, and the scope that a narrow token needs for it', () => {
    expect(messages.map(({ from, event, scope }) => `${from} ${event} ${scope}`).sort()).toEqual([
      'client join_room null',
      'client leave_room null',
      'client send_message null',
      'client typing null',
      'server balance wallet:read',
      'server heartbeat null',
      'server message null',
      'server notification notifications',
      'server recharge null',
      'server typing null',
      'server withdraw null',
    ]);
  });

  it('says of every endpoint what it is for', () => {
    expect(endpoints.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary))).toEqual([]);
  });
});
