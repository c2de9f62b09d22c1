/** Values for the `{name}` places of a text; `count` chooses the plural. */
export type TextParams = Readonly<Record<string, string | number>>;

/** The port every component reads texts through: i18next fills it in the product, compiled texts in the embeds. */
export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;
