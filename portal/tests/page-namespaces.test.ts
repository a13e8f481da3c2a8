import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { everyPageNamespaces, messagesNamespace } from '~/i18n/namespaces';
import routes from '~/routes';
import { isPageHandle } from '~/shared/page-handle';

/*
 * A page's texts are there before it is hydrated only where its handle names their namespaces. What it reads is read
 * from the sources of all that its module imports, also later; types do not reach from a component to the page that it
 * is drawn in.
 */

const sources = path.resolve(import.meta.dirname, '../src');
const modules = import.meta.glob<{ handle?: unknown }>('../src/{public,member,admin}/**/*.{ts,tsx}');
const onEveryPage = new Set<string>(everyPageNamespaces);

interface Source {
  imports: string[];
  namespaces: string[];
}

const read = new Map<string, Source>();

/** What the browser loads of a file: its imports but for types, and the namespaces that it names. */
function sourceOf(file: string): Source {
  const known = read.get(file);
  if (known) return known;
  const source: Source = { imports: [], namespaces: [] };
  read.set(file, source);
  const visit = (node: ts.Node): void => {
    const from = importedBy(node);
    const imported = from && resolve(file, from);
    if (imported) source.imports.push(imported);
    if (ts.isCallExpression(node) && node.expression.getText() === 'useText') {
      const [namespace] = node.arguments;
      if (!namespace || !ts.isStringLiteral(namespace))
        throw new Error(`${file}: name the namespace in useText itself`);
      source.namespaces.push(namespace.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return source;
}

function importedBy(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
    return textOf(node.moduleSpecifier);
  if (ts.isExportDeclaration(node) && !node.isTypeOnly) return textOf(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0]);
  return undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteral(node) ? node.text : undefined;
}

/** A source of ours that a browser loads. */
function resolve(file: string, from: string): string | undefined {
  if (!/^(~\/|\.)/.test(from)) return undefined;
  const place = from.startsWith('~/') ? path.join(sources, from.slice(2)) : path.resolve(path.dirname(file), from);
  return [`${place}.ts`, `${place}.tsx`].find((one) => existsSync(one) && !one.includes('.server.'));
}

function namespacesReadBy(file: string): string[] {
  const reached = new Set([file]);
  for (const one of reached) for (const imported of sourceOf(one).imports) reached.add(imported);
  return [...new Set([...reached].flatMap((one) => sourceOf(one).namespaces))].filter((name) => !onEveryPage.has(name));
}

/** The files of a page's routes, from the root to its own. */
const pages = routes.flatMap(function pagesOf(entry: RouteConfigEntry): string[][] {
  const inner = entry.children?.flatMap(pagesOf) ?? [];
  return inner.length > 0 ? inner.map((files) => [entry.file, ...files]) : [[entry.file]];
});

const namedBy = async (file: string): Promise<readonly string[]> => {
  const { handle } = (await modules[`../src/${file}`]?.()) ?? {};
  return (isPageHandle(handle) && handle.ns) || [];
};

describe.each([...new Map(pages.map((files) => [files.join(' > '), files]))])('%s', (_, files) => {
  it('names the namespaces that it reads, and no others', async () => {
    const named = new Set((await Promise.all(files.map(namedBy))).flat());
    named.delete(messagesNamespace); // read by what judges forms, which is the same for all
    const found = ['root.tsx', ...files].flatMap((file) => namespacesReadBy(path.join(sources, file)));
    expect([...named].sort()).toEqual([...new Set(found)].sort());
  }, 30_000); // the first pages compile most of the site
});
