export type LegalDocument = {
  readonly lead: string;
  readonly updated: string;
  readonly contents: string;
  readonly plainWords: string;
  readonly print: string;
  readonly sections: readonly {
    /** The URL anchor; the same in both languages. */
    readonly id: string;
    readonly title: string;
    readonly clauses: readonly string[];
    readonly plain: string;
  }[];
};
