import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { notLogin } from '@keo/core';
import { createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../client/keo-provider.tsx';
import { ErrorCard } from './error-card.tsx';
import { Notice } from './notice.tsx';

it.each([
  ['vi', 'Bạn hãy đăng nhập lại.'],
  ['en', 'Please sign in again.'],
] as const)('an overdue session without words of the server has a sentence in %s', (locale, sentence) => {
  const { keo } = createFakeKeo({ locale });
  const html = renderToString(
    <KeoProvider keo={keo}>
      <ErrorCard title="Ví" message={notLogin} />
      <ErrorCard title={notLogin} />
      <Notice tone="danger">{notLogin}</Notice>
    </KeoProvider>,
  );
  expect(html).not.toContain(notLogin);
  expect(html.split(sentence)).toHaveLength(4);
});
