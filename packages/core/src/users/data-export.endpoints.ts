import { maxLength, nullable, object, pipe, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema } from '../http/field.schema.ts';
import { dataExportSchema } from './data-export.schema.ts';

export const createDataExport = defineEndpoint({
  method: 'POST',
  path: '/user/create-data-export',
  access: 'session',
  summary:
    'Begins to make a ZIP file of everything that the caller has in Keo, or answers the one that is being made. A new one takes the place of the one before.',
  input: object({}),
  data: dataExportSchema,
});

export const dataExport = defineEndpoint({
  method: 'GET',
  path: '/user/data-export',
  access: 'session',
  summary: 'How far the copy of the caller’s data is, and where to download it; null where there is none.',
  input: object({}),
  data: object({ export: nullable(dataExportSchema) }),
});

export const dataExportFile = defineEndpoint({
  method: 'GET',
  path: '/user/data-export-file/{id}',
  access: 'anyone',
  summary: 'The bytes of that ZIP file, for whoever holds an address from `data-export`. Knows `Range`.',
  input: object({ id: idSchema, key: pipe(string(), maxLength(500)) }),
  data: string(),
  file: 'application/octet-stream',
});
