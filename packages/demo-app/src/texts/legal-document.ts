/** A document of clauses: each has an anchor, its text and what it means in plain words. */
export type LegalDocument = {
  readonly lead: string;
  readonly updated: string;
  readonly contents: string;
  readonly plainWords: string;
  readonly print: string;
  readonly sections: readonly {
    /** The anchor in the address; the same in both languages. */
    readonly id: string;
    readonly title: string;
    readonly clauses: readonly string[];
    readonly plain: string;
  }[];
};
