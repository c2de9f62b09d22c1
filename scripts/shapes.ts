import path from 'node:path';
import ts from 'typescript';
import {
  type Names,
  replaceByName,
  isNameable,
  print,
  observableArguments,
  normalized,
} from './type-text.ts';

/** One entry's exports, as declarations without bodies and comments. */
export type Report = { exports: string[]; internals: string[] };

const { factory, SyntaxKind } = ts;
const isReference = (type: ts.Type): type is ts.TypeReference => 'target' in type;
const builderFlags: ts.NodeBuilderFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.IgnoreErrors |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** The checker keeps the symbol on names that it writes, without a type for it. */
const writtenFor = (node: ts.Identifier & { symbol?: ts.Symbol }): ts.Symbol | undefined => node.symbol;

const isTopLevel = (node: ts.Declaration) =>
  ts.isVariableDeclaration(node)
    ? ts.isVariableStatement(node.parent.parent) && ts.isSourceFile(node.parent.parent.parent)
    : !ts.isSourceFile(node) && !ts.isModuleDeclaration(node) && ts.isSourceFile(node.parent);

const isPlainType = (node: ts.Declaration) => ts.isTypeAliasDeclaration(node) && !node.typeParameters;

const isHidden = (member: ts.ClassElement) =>
  (member.name && ts.isPrivateIdentifier(member.name)) ||
  ts.isClassStaticBlockDeclaration(member) ||
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0;

/**
 * Describes exports of entries, each declaration once: later entries refer to the earlier one. Types that exports
 * mention but no entry exports are described too, so that no change hides behind a private name.
 */
export function describeEntries(entries: Record<string, string>, options: ts.CompilerOptions) {
  const program = ts.createProgram(Object.values(entries), { ...options, noErrorTruncation: true });
  const checker = program.getTypeChecker();
  const root = path.resolve('.');

  const resolveAlias = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const getFile = (node: ts.Node) => path.relative(root, node.getSourceFile().fileName);
  const isOurs = (node: ts.Node) => /^packages\/\w+\/src\//.test(getFile(node));

  const moduleExports = (source: ts.SourceFile) => {
    const symbol = checker.getSymbolAtLocation(source);
    const list = symbol ? checker.getExportsOfModule(symbol) : [];
    return list.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  };
  const getExports = (file: string) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not a part of the program.`);
    return { source, list: moduleExports(source) };
  };

  /** Entry and name under which a symbol is described. */
  const home = new Map<ts.Symbol, { entry: string; name: string }>();
  for (const [entry, file] of Object.entries(entries))
    for (const item of getExports(file).list) {
      const target = resolveAlias(item);
      if (!home.has(target)) home.set(target, { entry, name: item.name });
    }

  let referenced = new Set<ts.Symbol>();

  const collectReferences = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = node.pos >= 0 ? checker.getSymbolAtLocation(node) : writtenFor(node);
      const target = symbol && resolveAlias(symbol);
      if (target?.declarations?.some((declared) => isOurs(declared) && isTopLevel(declared)))
        referenced.add(target);
    }
    ts.forEachChild(node, collectReferences);
  };

  const schemaTypes = (type: ts.Type) => {
    const held = type.getProperty('~types');
    return held && checker.getNonNullableType(checker.getTypeOfSymbol(held));
  };
  const getMember = (type: ts.Type, name: string) => {
    const member = type.getProperty(name);
    return member && checker.getTypeOfSymbol(member);
  };

  /** Exported schemas, to refer to by name. */
  const named = new Map<ts.Type, ts.Symbol>();
  for (const symbol of home.keys()) {
    const isValue = symbol.valueDeclaration && ts.isVariableDeclaration(symbol.valueDeclaration);
    const type = isValue && checker.getTypeOfSymbol(symbol);
    if (type && schemaTypes(type) && !named.has(type)) named.set(type, symbol);
  }

  /** Types and schemas by their shape: what looks like one is written as its name. */
  const byShape = new Map<string, { symbol: ts.Symbol; node: ts.TypeNode }>();
  const names: Names = (text) => {
    const found = byShape.get(text);
    if (found) referenced.add(found.symbol);
    return found?.node;
  };
  /** A schema's two sides, or a type: each with the name to write for it. */
  const nameables = (symbol: ts.Symbol, name: string): { name: string; type: ts.Type }[] => {
    if (symbol.declarations?.some(isPlainType))
      return [{ name, type: checker.getDeclaredTypeOfSymbol(symbol) }];
    const isConstant = symbol.valueDeclaration && ts.isVariableDeclaration(symbol.valueDeclaration);
    const held = isConstant && schemaTypes(checker.getTypeOfSymbol(symbol));
    if (!held) return [];
    const sides = { Output: getMember(held, 'output'), Input: getMember(held, 'input') };
    return Object.entries(sides).flatMap(([side, type]) =>
      type ? [{ name: `Infer${side}<typeof ${name}>`, type }] : [],
    );
  };
  const collectNames = () => {
    const exported = [...home].map(([symbol, { name }]) => ({ symbol, name, isExported: true }));
    const others = program
      .getSourceFiles()
      .filter(isOurs)
      .flatMap((file) => moduleExports(file))
      .map((symbol) => ({ symbol: resolveAlias(symbol), name: symbol.name, isExported: false }))
      .filter(({ symbol }) => !home.has(symbol));
    const found = [...exported, ...others].flatMap(({ symbol, name: own, isExported }) =>
      nameables(symbol, own).flatMap(({ name, type }) => {
        const node = checker.typeToTypeNode(type, undefined, builderFlags | ts.NodeBuilderFlags.InTypeAlias);
        return node && isNameable(node)
          ? [{ symbol, name, isExported, node, length: print(node).length }]
          : [];
      }),
    );
    // Smaller shapes first, so that larger ones are known by texts that name them.
    const inOrder = found.toSorted(
      (a, b) =>
        a.length - b.length ||
        Number(b.isExported) - Number(a.isExported) ||
        a.name.length - b.name.length ||
        a.name.localeCompare(b.name, 'en'),
    );
    for (const { symbol, name, node } of inOrder) {
      const text = print(normalized(node, names));
      if (text.length > name.length * 2 && !byShape.has(text))
        byShape.set(text, { symbol, node: factory.createTypeReferenceNode(name) });
    }
  };

  /** A type as inferred, or by its name unless it is that name's own; a schema as its input and output. */
  const toShape = (type: ts.Type, isOwn = false): ts.TypeNode => {
    const ofSchema = schemaTypes(type);
    const [input, output] = ofSchema ? [getMember(ofSchema, 'input'), getMember(ofSchema, 'output')] : [];
    if (input && output) {
      const sides = [toShape(input, isOwn), toShape(output, isOwn)];
      const [first = '', second] = sides.map(print);
      return factory.createTypeReferenceNode('Schema', first === second ? sides.slice(0, 1) : sides);
    }
    const { aliasSymbol, aliasTypeArguments } = type;
    if (aliasSymbol && aliasTypeArguments?.some((argument) => schemaTypes(argument))) {
      referenced.add(aliasSymbol);
      const held = aliasTypeArguments.map((argument) => {
        const symbol = named.get(argument);
        return symbol
          ? factory.createTypeQueryNode(factory.createIdentifier(symbol.name))
          : toShape(argument);
      });
      return factory.createTypeReferenceNode(aliasSymbol.name, held);
    }
    const kept = observableArguments[type.symbol?.name];
    if (kept && isReference(type)) {
      const args = checker.getTypeArguments(type);
      return factory.createTypeReferenceNode(
        type.symbol.name,
        kept.flatMap((at) => (args[at] ? [toShape(args[at])] : [])),
      );
    }
    const node = checker.typeToTypeNode(type, undefined, builderFlags);
    if (!node) throw new Error(`${checker.typeToString(type)} cannot be written.`);
    collectReferences(node);
    const shape = normalized(node, names);
    return isOwn ? shape : replaceByName(shape, names);
  };

  const annotated = (node: ts.TypeNode): ts.TypeNode => {
    collectReferences(node);
    return node;
  };
  const typeOfNode = (node: ts.Node) => toShape(checker.getTypeAtLocation(node));

  const printOwn = (node: ts.Node): string => {
    collectReferences(node);
    return print(node);
  };

  const header = (signature: ts.SignatureDeclaration, arrow: ':' | '=>'): string => {
    const generics = signature.typeParameters?.map(printOwn).join(', ');
    const parameters = signature.parameters.map((parameter, at) => {
      const name = ts.isIdentifier(parameter.name) ? parameter.name.text : `options${at || ''}`;
      const optional = parameter.questionToken || parameter.initializer ? '?' : '';
      const type = parameter.type ? annotated(parameter.type) : typeOfNode(parameter);
      return `${parameter.dotDotDotToken ? '...' : ''}${name}${optional}: ${print(type)}`;
    });
    const type = signature.type
      ? annotated(signature.type)
      : toShape(checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(signature)!));
    return `${generics ? `<${generics}>` : ''}(${parameters.join(', ')}) ${arrow} ${print(type)}`;
  };

  const memberLine = (member: ts.ClassElement): string => {
    const modifiers = ts.canHaveModifiers(member)
      ? (ts.getModifiers(member) ?? []).map(print).filter((word) => word !== 'override' && word !== 'async')
      : [];
    const name = ts.isConstructorDeclaration(member) ? 'constructor' : print(member.name!);
    const front = [...modifiers, name].join(' ');
    if (ts.isConstructorDeclaration(member)) return `${front}${header(member, ':').replace(/ : .*$/s, '')};`;
    if (ts.isMethodDeclaration(member)) return `${front}${header(member, ':')};`;
    const accessor = (word: string) => [...modifiers, word, name].join(' ');
    if (ts.isGetAccessor(member)) return `${accessor('get')}${header(member, ':')};`;
    if (ts.isSetAccessor(member))
      return `${accessor('set')}(value: ${print(typeOfNode(member.parameters[0]!))});`;
    if (!ts.isPropertyDeclaration(member)) throw new Error(`${front} has no shape here yet.`);
    const { type, questionToken } = member;
    return `${front}${questionToken ? '?' : ''}: ${print(type ? annotated(type) : typeOfNode(member))};`;
  };

  const classText = (name: string, node: ts.ClassDeclaration): string =>
    [
      `${node.modifiers?.some(({ kind }) => kind === SyntaxKind.AbstractKeyword) ? 'abstract ' : ''}class ${name}${node.typeParameters ? `<${node.typeParameters.map(printOwn).join(', ')}>` : ''} ${(node.heritageClauses ?? []).map(printOwn).join(' ')} {`,
      ...node.members.filter((member) => !isHidden(member)).map(memberLine),
      '}',
    ].join('\n');

  const declarationText = (name: string, node: ts.Declaration): string => {
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) {
      collectReferences(node);
      return print(node)
        .replace(/^(?:export |declare )*/, '')
        .replace(node.name.text, name);
    }
    if (ts.isFunctionDeclaration(node)) return `function ${name}${header(node, ':')};`;
    if (ts.isClassDeclaration(node)) return classText(name, node);
    if (ts.isVariableDeclaration(node)) {
      if (node.type) return `const ${name}: ${print(annotated(node.type))};`;
      const made = node.initializer;
      if (made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made)))
        return `const ${name}: ${header(made, '=>')};`;
      return `const ${name}: ${print(toShape(checker.getTypeAtLocation(node), true))};`;
    }
    throw new Error(
      `${name} in ${getFile(node)} is a ${SyntaxKind[node.kind]}, which has no shape here yet.`,
    );
  };

  const describeSymbol = (name: string, symbol: ts.Symbol): string => {
    const declarations = symbol.declarations ?? [];
    if (declarations.some(ts.isSourceFile)) {
      const inner = checker
        .getExportsOfModule(symbol)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        .map((item) => describeSymbol(item.name, resolveAlias(item)));
      return `namespace ${name} {\n${inner.join('\n')}\n}`;
    }
    const overloads = declarations.filter((node) => ts.isFunctionDeclaration(node) && !node.body);
    return (overloads.length > 0 ? overloads : declarations)
      .map((node) => declarationText(name, node))
      .join('\n');
  };

  collectNames();
  const reports: Record<string, Report> = {};
  const described = new Set<ts.Symbol>(home.keys());
  for (const [entry, file] of Object.entries(entries)) {
    referenced = new Set();
    const { source, list } = getExports(file);
    const exports = list.map((item) => {
      const target = resolveAlias(item);
      const at = home.get(target);
      if (at && (at.entry !== entry || at.name !== item.name))
        return `export { ${at.name}${at.name === item.name ? '' : ` as ${item.name}`} } from '${at.entry}';`;
      return `export ${describeSymbol(item.name, target)}`;
    });
    const augmentations = source.statements.filter(
      (statement): statement is ts.ModuleDeclaration =>
        ts.isModuleDeclaration(statement) &&
        (ts.isStringLiteral(statement.name) || statement.name.text === 'global'),
    );
    exports.push(...augmentations.map(printOwn));

    const internals = new Map<string, string>();
    for (const symbol of referenced) {
      if (described.has(symbol)) continue;
      described.add(symbol);
      const [first] = symbol.declarations ?? [];
      if (first) internals.set(`${symbol.name} ${getFile(first)}`, describeSymbol(symbol.name, symbol));
    }
    const sorted = [...internals].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
    reports[entry] = { exports, internals: sorted.map(([, text]) => text) };
  }
  return reports;
}
