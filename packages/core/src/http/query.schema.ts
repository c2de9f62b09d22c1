import {
  type GenericSchema,
  array,
  boolean,
  decimal,
  integer,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  string,
  transform,
  union,
} from 'valibot';

const toNumber = union([number(), pipe(string(), decimal(), transform(Number))]);

/** An integer that arrives as a number from a caller and as text from a query string. */
export const queryInteger = (bounds: { min: number; max: number }) =>
  pipe(toNumber, integer(), minValue(bounds.min), maxValue(bounds.max));

export const queryBoolean = pipe(
  union([boolean(), picklist(['true', 'false'])]),
  transform((value) => value === true || value === 'true'),
);

/** `pageNum` from 1; `pageSize` 20 by default, at most 100. */
export const pageQuery = {
  pageNum: optional(queryInteger({ min: 1, max: 10_000 }), 1),
  pageSize: optional(queryInteger({ min: 1, max: 100 }), 20),
};

/** For short lists: 100 a page by default. */
export const shortPageQuery = { ...pageQuery, pageSize: optional(queryInteger({ min: 1, max: 100 }), 100) };

/** `{list, total, totalPage}` of the specification, for any row. */
export const pageSchema = <Row extends GenericSchema>(row: Row) => ({
  list: array(row),
  total: pipe(number(), integer(), minValue(0)),
  totalPage: pipe(number(), integer(), minValue(0)),
});
