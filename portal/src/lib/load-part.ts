const fetched: Record<string, Promise<unknown>> = {};

/**
 * Loads a part of the page that is needed only now, once all its files are here. Chromium remembers for as long as it
 * has the page that an `import()` got no answer, and asks no more; of a `fetch` it remembers nothing. So who meets a
 * moment without a connection gets the part the next time that it is asked for. The build puts this in the place of
 * Vite's own (part-loader.ts).
 *
 * @param load imports it, from what the browser has fetched by then
 * @param files of its own and of what it needs
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => (fetched[file] ??= bring(`/${file}`).catch((error) => forget(file, error)))));
  return load();
}

function forget(file: string, error: unknown): never {
  delete fetched[file];
  throw error;
}

async function bring(href: string): Promise<unknown> {
  if (href.endsWith('.css')) return addStyles(href);
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(href);
  // As a whole: an answer may break off too.
  return answer.arrayBuffer();
}

async function addStyles(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = document.createElement('link');
  await new Promise((onload, onerror) => {
    Object.assign(link, { rel: 'stylesheet', href, onload, onerror });
    document.head.append(link);
  }).catch((error) => {
    link.remove();
    throw error;
  });
}
