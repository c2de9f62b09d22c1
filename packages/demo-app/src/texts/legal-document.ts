/** A document of clauses: each has an anchor, its text and a plain explanation. */
export type LegalDocument = {
  readonly lead: string;
  readonly updated: string;
  readonly contents: string;
  readonly plainWords: string;
  readonly print: string;
  readonly sections: readonly {
    /** The anchor in the URL; the same in both languages. */
    readonly id: string;
    readonly title: string;
    readonly clauses: readonly string[];
    readonly plain: string;
  }[];
};
