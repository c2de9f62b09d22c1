import * as contract from '@keo/core/contract';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../dev/testing/start-app.ts';

const app = await startApp();
const { body } = await app.server.inject({ url: '/au/api/openapi.json' });
const document = JSON.parse(body);
const operations: [string, string, Record<string, never>][] = Object.entries<object>(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [path, method, operation] as const satisfies [string, string, object],
    ),
);

const served = Object.entries<object>(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) =>
    Object.values(group).filter(
      (one): one is contract.Endpoint =>
        typeof one === 'object' && one !== null && 'path' in one && 'method' in one,
    ),
  );

/** Visits every `$ref` and `type`. */
function walk(value: unknown, visit: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    visit(key, inner);
    walk(inner, visit);
  }
}

describe('the API document', () => {
  it('has http(s) formats for all URL fields', () => {
    const addresses: unknown[] = [];
    for (const [, , { requestBody }] of operations)
      walk({ requestBody }, (_, value) => {
        if (Object(value).format === 'uri') addresses.push(Object(value).pattern);
      });
    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses)).toEqual(new Set([String.raw`^https?:\/\/`]));
  });

  it('says how many bytes of JSON an endpoint takes', () => {
    const { responses } = document.paths['/au/api/user/login'].post;
    expect(responses[413].description).toContain('2048 bytes');
    for (const [, method, { responses: answers, requestBody }] of operations)
      expect('413' in Object(answers)).toBe(
        method === 'post' && 'application/json' in Object(requestBody).content,
      );
  });

  it('lists every endpoint that is served, with its method and who may call it', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(served.length).toBeGreaterThan(20);
    for (const { method, path, access, scopes, summary } of served) {
      const operation = document.paths[`/au/api${path}`]?.[method.toLowerCase()];
      expect(operation).toBeDefined();
      expect(operation.summary).toBe(summary);
      const whole = {
        session: [{ token: [] }],
        partner: [{ partner: [] }],
        either: [{}, { token: [] }],
        anyone: [],
      };
      const narrow = scopes.length > 0 ? [{ narrowToken: scopes }] : [];
      expect(operation.security).toEqual([...whole[access], ...narrow]);
    }
  });

  it('lists nothing that the router does not answer', () => {
    const dead = operations.filter(([path, method]) => {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      return !app.server.hasRoute({ url, method: method === 'get' ? 'GET' : 'POST' });
    });
    expect(operations.length).toBeGreaterThan(20);
    expect(dead).toEqual([]);
  });

  it('names every path parameter, and has no dangling $ref', () => {
    for (const [path, , operation] of operations) {
      const parameters: { name: string; in: string; required: boolean }[] = Object(operation)['parameters'];
      for (const [, name] of path.matchAll(/\{(\w+)\}/g))
        expect(parameters.find((one) => one.name === name)).toMatchObject({ in: 'path', required: true });
    }
    const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
    const wrong: unknown[] = [];
    walk(document, (key, value) => {
      if (
        key === '$ref' &&
        String(value)
          .split('/')
          .slice(1)
          .reduce((at, part) => at?.[part], document) === undefined
      )
        wrong.push(value);
      if (
        key === 'type' &&
        typeof value === 'string' &&
        !types.has(value) &&
        !['apiKey', 'http'].includes(value)
      )
        wrong.push(value);
    });
    expect(wrong).toEqual([]);
  });
});
