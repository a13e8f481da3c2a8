/** One picture of one page. `path` is below the language; `width` in CSS pixels. */
export interface Screen {
  path: string;
  language: string;
  theme: 'light' | 'dark';
  width: number;
}

/** Also its file's name, without the ending; so nothing in it that an address reads as a folder or a query. */
export function screenName({ path, language, theme, width }: Screen): string {
  return `${path.slice(1).replace(/[/?&=]/g, '~') || 'home'}-${language}-${theme}-${width}`;
}

/** One row of pictures for each page, to be read in a browser beside the files. */
export function contactSheet(screens: readonly Screen[]): string {
  const rows = groupByPath(screens);
  const sections = [...rows].map(([path, row]) => `<h2>${path || '/'}</h2><div>${row.map(figure).join('')}</div>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{font:14px system-ui;margin:1rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{height:480px;width:auto;border:1px solid #999;object-fit:cover;object-position:top}
</style><h1>Screens</h1>${sections.join('')}</html>`;
}

function figure(screen: Screen): string {
  const name = screenName(screen);
  return `<figure><a href="${name}.png"><img loading="lazy" src="${name}.png" alt=""></a><figcaption>${screen.language} · ${screen.theme} · ${screen.width}</figcaption></figure>`;
}

function groupByPath(screens: readonly Screen[]): Map<string, Screen[]> {
  const rows = new Map<string, Screen[]>();
  for (const screen of screens) rows.set(screen.path, [...(rows.get(screen.path) ?? []), screen]);
  return rows;
}
