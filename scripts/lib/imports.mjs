// Blanked rather than cut out, so that line numbers stay right. What stands before a comment's start tells it from
// `https://` and `admin/*` inside a text.
const blockComment = /(?<![^\s;{}(),])\/\*[\s\S]*?\*\//g;
const lineComment = /(?<![^\s;{}(),])\/\/.*$/gm;
// `from '…'` (also of CSS's composes), `import '…'`, `@import '…'`, `import('…')`, `require('…')`, `import.meta.glob('…')`
const importForm =
  /(?:(?<!['"])\bfrom|\bimport|\bimport\s*\(|\brequire\s*\(|\bimport\.meta\.glob(?:<[^>]*>)?\s*\()\s*(['"])([^'"\n]+)\1/g;
const typeImportBefore = /\b(?:import|export)\s+type\b[^;'"]*$/;

/** The imports of a TypeScript, JavaScript or CSS text, read by pattern: `specifier`, `line`, `isTypeOnly`. */
export function listImports(text) {
  const blank = (comment) => comment.replace(/[^\n]/g, ' ');
  const code = text.replace(blockComment, blank).replace(lineComment, blank);
  return [...code.matchAll(importForm)].map((match) => {
    const before = code.slice(0, match.index);
    return {
      specifier: match[2],
      line: before.split('\n').length,
      isTypeOnly: match[0].startsWith('from') && typeImportBefore.test(lastStatement(before)),
    };
  });
}

/** From the last `import` or `export` on: enough to tell `import type` from `import`. */
function lastStatement(before) {
  return before.slice(Math.max(before.lastIndexOf('import'), before.lastIndexOf('export'), 0));
}
