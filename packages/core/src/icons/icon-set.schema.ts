import {
  type InferOutput,
  array,
  boolean,
  finite,
  integer,
  maxLength,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
} from 'valibot';
import { svgBodySchema } from './svg-body.schema.ts';

export const iconNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const measure = optional(pipe(number(), finite()));
const name = pipe(string(), maxLength(128), regex(iconNamePattern));
const drawing = {
  left: measure,
  top: measure,
  width: measure,
  height: measure,
  rotate: optional(pipe(number(), integer())),
  hFlip: optional(boolean()),
  vFlip: optional(boolean()),
};

/** A part of an icon set as an icon host answers it. Measures are in the set's own units. */
export const iconSetSchema = object({
  prefix: name,
  icons: record(name, object({ body: svgBodySchema, ...drawing })),
  aliases: optional(record(name, object({ parent: name, ...drawing }))),
  /** Names that the host lacks. */
  not_found: optional(array(string())),
  left: measure,
  top: measure,
  width: measure,
  height: measure,
});
export type IconSet = InferOutput<typeof iconSetSchema>;
