const mention = /--keo-[\w-]+/g;
const reference = /var\(\s*(--keo-[\w-]+)/g;

const isSheet = (file: string) => file.includes('.css');

export type TokensInUse = ReadonlySet<string>;

export function tokensInUse(modules: ReadonlyMap<string, string>): TokensInUse {
  const used = new Set<string>();
  for (const [file, code] of modules) {
    if (isSheet(file)) for (const [, name = ''] of code.matchAll(reference)) used.add(name);
    else if (file.includes('/packages/')) for (const [name] of code.matchAll(mention)) used.add(name);
  }
  return used;
}

export function stripUnusedTokens(file: string, code: string, inUse: TokensInUse): string | undefined {
  if (!isSheet(file)) return undefined;
  return code.replace(/(--keo-[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    inUse.has(name) ? declaration : '',
  );
}
