/**
 * The keys a caller may ask for. A text that counts is written as `key_other` (and `key_one` in English);
 * it is asked for as `key`, with `count` among the params.
 */
export type KeyOf<Texts> = {
  [Key in keyof Texts]: Key extends `${infer Base}_other` ? Base : Key;
}[keyof Texts] &
  string;

/**
 * The same texts in another language: a missing key fails the types, and what counts needs its singular.
 * See docs/decisions/0003.
 */
export type TextsLike<Texts> = { readonly [Key in keyof Texts]: string } & {
  readonly [Key in keyof Texts as Key extends `${infer Base}_other` ? `${Base}_one` : never]: string;
};
