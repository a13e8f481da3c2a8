import { createContext, use } from 'react';

/** The rendering of a page's main part on the server. */
export interface MainRender {
  /** What it was rendered as before, from the same data. */
  kept: string | undefined;
  /** Something in it is this request's own: who asks, their theme, a nonce. It is then nobody else's. */
  isOwn: boolean;
}

/** Of the page to its main part. */
export const MainRenderContext = createContext<MainRender | undefined>(undefined);
/** Of the main part to what is in it; nothing outside of it, and nothing in the browser. */
export const WithinMainContext = createContext<MainRender | undefined>(undefined);

/** Called, on the server, by every hook that gives what only this request has: a main part that read it is not kept. */
export function noteOwnRead(): void {
  const main = use(WithinMainContext);
  if (main) main.isOwn = true;
}
