import type { Endpoint } from '@keo/core/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { getBodyLimit } from './body-limits.ts';
import { apiBase } from './endpoint-route.ts';
import type { Platform } from '../platform.ts';
import { type PrecompressedText, precompress, sendPrecompressed } from './precompressed-text.ts';

const toSchema = (schema: GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
};

/** `{}` makes the token optional; scopes are those of narrow tokens. */
function toSecurity({ access, scopes }: Endpoint): object[] {
  if (access === 'anyone') return [];
  if (access === 'partner') return [{ partner: [] }];
  const narrow = scopes.length > 0 ? [{ narrowToken: scopes }] : [];
  return [...(access === 'either' ? [{}] : []), { token: [] }, ...narrow];
}

const toBody = (endpoint: Endpoint, input: object): object => {
  if (endpoint.body === 'application/json' || endpoint.body === 'application/x-www-form-urlencoded')
    return input;
  if (endpoint.body === 'text/plain') return { type: 'string' };
  const bytes = { type: 'string', format: 'binary' };
  if (endpoint.body === 'application/octet-stream') return bytes;
  return { type: 'object', required: ['file'], properties: { file: bytes } };
};

function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string): object {
  const paths: Record<string, object> = {};
  for (const endpoint of endpoints) {
    const input = toSchema(endpoint.input, 'input');
    const properties = Object.entries(input.properties ?? {});
    const inPath = (name: string) => endpoint.path.includes(`{${name}}`);
    const parameters = properties
      .filter(([name]) => endpoint.method === 'GET' || inPath(name))
      .map(([name, schema]) => ({
        name,
        in: inPath(name) ? 'path' : 'query',
        required: inPath(name) || (input.required ?? []).includes(name),
        schema,
      }));
    paths[`${apiBase}${endpoint.path}`] = {
      [endpoint.method.toLowerCase()]: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[1]],
        security: toSecurity(endpoint),
        parameters,
        ...(endpoint.method === 'POST' && {
          requestBody: { content: { [endpoint.body]: { schema: toBody(endpoint, input) } } },
        }),
        responses: {
          200: {
            description: endpoint.file ? 'The file.' : 'The envelope with its data.',
            content: endpoint.file
              ? { [endpoint.file]: { schema: { type: 'string' } } }
              : {
                  'application/json': {
                    schema: {
                      type: 'object',
                      required: ['code', 'msg', 'data'],
                      properties: {
                        code: { const: 200 },
                        msg: { type: 'string' },
                        data: toSchema(endpoint.data, 'output'),
                      },
                    },
                  },
                },
          },
          ...(endpoint.method === 'POST' &&
            endpoint.body === 'application/json' && {
              413: {
                description: `A body of more than ${getBodyLimit(endpoint)} bytes, with data.reason LIMIT and data.max.`,
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
              },
            }),
          default: {
            description:
              'A refusal (code 10000 with data.reason), 401, 429 or 503 with Retry-After, 500 or 30000.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keo',
      version: '1',
      description: 'Every answer is {code, msg, data}. Money is integer đồng, time ISO-8601 UTC.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        narrowToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Given by embed/token to a partner; good on its origins alone.',
        },
        partner: { type: 'http', scheme: 'basic', description: "A partner's key and secret." },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['code', 'msg', 'data'],
          properties: {
            code: { type: 'integer' },
            msg: { type: 'string' },
            said: {
              description: 'The sentences in each language: {vi, en}, with those of the fields.',
              type: 'object',
            },
            data: {
              anyOf: [{ type: 'null' }, { type: 'object', properties: { reason: { type: 'string' } } }],
            },
          },
        },
      },
    },
  };
}

/** Built at the first call, when all routes are registered. */
export function serveOpenApi({
  app,
  routes,
  publicUrl,
  limits,
}: Pick<Platform, 'app' | 'routes' | 'publicUrl' | 'limits'>): void {
  let made: Promise<PrecompressedText> | undefined;
  app.get(`${apiBase}/openapi.json`, async (request, reply) => {
    await limits.takeFrom(request.ip, 'pages');
    made ??= precompress(JSON.stringify(openApiDocument(routes.served(), publicUrl)));
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendPrecompressed(request, reply, await made);
  });
}
