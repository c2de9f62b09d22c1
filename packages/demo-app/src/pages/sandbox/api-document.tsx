import { useQuery } from '@tanstack/react-query';
import {
  type InferOutput,
  array,
  looseObject,
  object,
  optional,
  parse,
  record,
  string,
  unknown,
} from 'valibot';
import { Badge, Card, ErrorCard, Skeleton, useTexts } from '@keo/react';
import { errorsEn } from '../errors/errors.en.ts';
import { errorsVi } from '../errors/errors.vi.ts';
import { sandboxEn } from './sandbox.en.ts';
import { sandboxVi } from './sandbox.vi.ts';

const address = '/au/api/openapi.json';
const operationSchema = looseObject({
  summary: string(),
  security: optional(array(unknown()), []),
  parameters: optional(array(unknown()), []),
  requestBody: optional(unknown()),
  responses: unknown(),
});
const documentSchema = looseObject({ paths: record(string(), record(string(), operationSchema)) });
type Operation = InferOutput<typeof operationSchema>;

async function readDocument({ signal }: { signal: AbortSignal }) {
  const answer = await fetch(address, { signal });
  return parse(object({ paths: documentSchema.entries.paths }), await answer.json());
}

export function ApiDocument() {
  const t = useTexts(sandboxVi, sandboxEn);
  const errorText = useTexts(errorsVi, errorsEn);
  const { data, error, refetch } = useQuery({ queryKey: ['sandbox', 'api'], queryFn: readDocument });
  return (
    <Card as="section" className="site-stack site-api">
      <h2>{t('sandbox.api')}</h2>
      <p className="site-quiet">
        {t('sandbox.api.detail')} <a href={address}>{t('sandbox.api.json')}</a>
      </p>
      {error && (
        <ErrorCard
          title={error.message}
          retryLabel={errorText('error.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton shape="block" height={240} />}
      {Object.entries(data?.paths ?? {}).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => (
          <Call key={`${method} ${path}`} method={method} path={path} operation={operation} />
        )),
      )}
    </Card>
  );
}

function Call({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const { parameters, requestBody, responses } = operation;
  return (
    <details>
      <summary>
        <Badge>{method.toUpperCase()}</Badge> <code>{path}</code>
        <span className="site-quiet"> {operation.summary}</span>
      </summary>
      <pre>{JSON.stringify({ parameters, requestBody, responses }, null, 2)}</pre>
    </details>
  );
}
