import type { Theme } from '~/session/theme';

/** What a page for everybody is asked with. No other header, so that nothing of a visitor can be in it. */
export function headersForAll(theme: Theme): Headers {
  return new Headers({ Accept: 'text/html', Cookie: `theme=${theme}` });
}
