/** Of lists and objects in each other, in what a client sends. */
export const maxDepth = 32;

const [quote, escape, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

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
    else if (sign === openList || sign === openObject) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (sign === closeList || sign === closeObject) depth -= 1;
  }
  return false;
}
