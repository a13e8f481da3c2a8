/** What a browser would send of the form that has `mark` in its HTML, if nothing in it was touched. */
export function valuesOfForm(html: string, mark: string): Record<string, string> {
  const forms = [...html.matchAll(/<form\b[^]*?<\/form>/g)].map(([form]) => form);
  const form = forms.find((one) => one.includes(mark));
  if (form === undefined) throw new Error(`No form with ${mark}`);
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)]
    .filter(([tag]) => !tag.includes('type="checkbox"') || isMarked(tag, 'checked'))
    .map(([tag]) => [attribute(tag, 'name'), attribute(tag, 'value') ?? (tag.includes('"checkbox"') ? 'on' : '')]);
  const texts = [...form.matchAll(/<textarea\b([^>]*)>([^]*?)<\/textarea>/g)].map(([, tag = '', content = '']) => [
    attribute(tag, 'name'),
    plain(content),
  ]);
  const selects = [...form.matchAll(/<select\b([^>]*)>([^]*?)<\/select>/g)].map(([, tag = '', content = '']) => {
    const options = [...content.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
    const chosen = options.find((option) => isMarked(option, 'selected')) ?? options[0] ?? '';
    return [attribute(tag, 'name'), attribute(chosen, 'value')];
  });
  return Object.fromEntries([...inputs, ...texts, ...selects].filter(([name]) => name !== undefined));
}

function isMarked(tag: string, name: string): boolean {
  return attribute(tag, name) !== undefined;
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : plain(value);
}

function plain(html: string): string {
  const signs: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
  return html.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => signs[name] ?? '');
}
