import type { LiveNews } from '@scholars/contract/live';

const hearers = new Set<{ name: string; hear: (news: never) => void }>();

/** In the place of the live channel: it is open, and tells what a test says. */
export function tellBrowser<Name extends keyof LiveNews>(name: Name, news: Parameters<LiveNews[Name]>[0]): void {
  // of that name
  for (const hearer of hearers) if (hearer.name === name) hearer.hear(news as never);
}

export function hearLive(name: string, hear: (news: never) => void, signal: AbortSignal): void {
  const hearer = { name, hear };
  hearers.add(hearer);
  signal.addEventListener('abort', () => hearers.delete(hearer));
}

export const isLive = (): boolean => true;
export const followLive = () => () => {};

/** What the page has told. */
export const toldByBrowser: { word: string; said: unknown }[] = [];
export const tellLive = (word: string, said: unknown): void => void toldByBrowser.push({ word, said });
