/**
 * The keys that a caller may use. A plural text is stored as `key_other` (and `key_one` in English) and used as `key`,
 * with `count` among the params.
 */
export type TextKey<Texts> = {
  [Key in keyof Texts]: Key extends `${infer Base}_other` ? Base : Key;
}[keyof Texts] &
  string;

/** The same texts in another language: a missing key or singular is a type error. See docs/decisions/0003. */
export type TextsLike<Texts> = { readonly [Key in keyof Texts]: string } & {
  readonly [Key in keyof Texts as Key extends `${infer Base}_other` ? `${Base}_one` : never]: string;
};
