/** A `Date` is shown as a near moment of Vietnam's clock. */
export type TextParam = string | number | Date;
/** Values for the `{name}` places of a text; `count` chooses the plural. */
export type TextParams = Readonly<Record<string, TextParam>>;

/** How components read texts: by i18next in the product, without it in embedded elements. */
export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;
