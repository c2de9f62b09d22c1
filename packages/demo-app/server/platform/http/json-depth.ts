/** Of lists and objects in each other, in what a client sends. */
export const maxDepth = 32;

const getCode = (sign: string) => sign.charCodeAt(0);
const [quote, escape] = [getCode('"'), getCode('\\')];
const opens = new Set([getCode('['), getCode('{')]);
const closes = new Set([getCode(']'), getCode('}')]);

/** By its brackets alone, so that deep JSON is refused before it is parsed. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isText) {
      if (sign === escape) at += 1;
      else if (sign === quote) isText = false;
    } else if (sign === quote) isText = true;
    else if (opens.has(sign)) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (closes.has(sign)) depth -= 1;
  }
  return false;
}
