import ts from 'typescript';

const { factory } = ts;
const printer = ts.createPrinter({ removeComments: true });
const blank = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.Latest);

/** Type arguments of XState that users can observe; others are internal. */
export const observableArguments: Record<string, readonly number[]> = {
  StateMachine: [0, 1, 7, 8, 9, 10, 11],
  MachineSnapshot: [0, 1, 3, 4, 5],
};

export const print = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.pos >= 0 ? node.getSourceFile() : blank);

/** Sorted, because the checker's order depends on unrelated edits. */
const sortedUnion = (node: ts.UnionTypeNode) =>
  factory.updateUnionTypeNode(
    node,
    factory.createNodeArray(
      [...node.types].toSorted((a, b) => print(a).localeCompare(print(b), 'en', { numeric: true })),
    ),
  );

/** Types whose members are worth a name; shorter ones are written out. */
export const isNameable = (node: ts.Node): node is ts.TypeNode =>
  ts.isTypeLiteralNode(node) || ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node);
const isNullish = (node: ts.TypeNode) => /^(?:null|undefined)$/.test(print(node));

const getKeys = ({ members }: ts.TypeLiteralNode) =>
  factory.createUnionTypeNode(
    members
      .flatMap(({ name }) => (name && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? [name.text] : []))
      .toSorted()
      .map((key) => factory.createLiteralTypeNode(factory.createStringLiteral(key))),
  );

const toSentence = ({ name, type }: ts.PropertySignature) =>
  ts.isStringLiteral(name) && type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;

/** A table of sentences by quoted keys: of each only its placeholders, for its words are no part of the API. */
function withoutWords(node: ts.TypeLiteralNode): ts.TypeLiteralNode {
  const rows = node.members.filter(ts.isPropertySignature);
  const sentences = rows.map(toSentence);
  const isTable =
    sentences.every((text) => text !== undefined) && sentences.some((text) => text?.includes(' '));
  if (rows.length < node.members.length || !isTable) return node;
  return factory.createTypeLiteralNode(
    rows.map((row, at) => {
      const placeholders = new Set(sentences[at]?.match(/\{\w+\}/g));
      const text = factory.createStringLiteral([...placeholders].toSorted().join(' '), true);
      const { modifiers, name, questionToken } = row;
      const type = factory.createLiteralTypeNode(text);
      return factory.updatePropertySignature(row, modifiers, name, questionToken, type);
    }),
  );
}

/** The type that looks like this text, by its name. */
export type Names = (text: string) => ts.TypeNode | undefined;

/** By its name, with `null` and `undefined` beside it. */
export function replaceByName(node: ts.TypeNode, names: Names): ts.TypeNode {
  const whole = names(print(node));
  if (whole) return whole;
  if (!ts.isUnionTypeNode(node)) return node;
  const nullish = node.types.filter(isNullish);
  const rest = node.types.filter((type) => !isNullish(type));
  const named =
    nullish.length > 0 &&
    names(print(rest.length === 1 && rest[0] ? rest[0] : factory.createUnionTypeNode(rest)));
  return named ? factory.createUnionTypeNode([named, ...nullish]) : node;
}

/** Sorted, without internal type arguments; each part of `node` that has a name is written by it. */
export const normalized = (node: ts.TypeNode, names: Names): ts.TypeNode => {
  const visit = (inner: ts.Node): ts.Node => {
    const seen = normalizedInside(inner);
    return inner !== node && isNameable(seen) ? replaceByName(seen, names) : seen;
  };
  const normalizedInside = (inner: ts.Node): ts.Node => {
    const seen = ts.visitEachChild(inner, visit, undefined);
    if (ts.isUnionTypeNode(seen)) return sortedUnion(seen);
    if (ts.isTypeLiteralNode(seen)) return withoutWords(seen);
    if (ts.isTypeReferenceNode(seen) && ts.isIdentifier(seen.typeName)) {
      const kept = observableArguments[seen.typeName.text];
      const [argument] = seen.typeArguments ?? [];
      if (kept)
        return factory.createTypeReferenceNode(
          seen.typeName,
          seen.typeArguments?.filter((_, at) => kept.includes(at)),
        );
      // Keys are part of the API, their texts are not.
      if (seen.typeName.text === 'TextKey' && argument && ts.isTypeLiteralNode(argument))
        return factory.createTypeReferenceNode(seen.typeName, [getKeys(argument)]);
    }
    return seen;
  };
  return ts.visitNode(node, visit, ts.isTypeNode);
};
