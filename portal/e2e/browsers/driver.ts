/** One input source and what it does, as WebDriver and WebDriver BiDi both spell it. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: Record<string, unknown>[];
}

/** The little that a browser must be able to do; what a person does with it is the visitor's (visitor.ts). */
export interface Driver {
  /** Opens an address and waits until its page has loaded. */
  navigate(url: string): Promise<void>;
  /**
   * Has a page's own window run a function, given as its source, with values that JSON can carry.
   *
   * @throws where the function does, and while the page is on its way to another
   */
  evaluate<Result>(source: string, values: unknown[]): Promise<Result>;
  perform(input: InputSource): Promise<void>;
  /** Chooses an option of a `<select>` as a person's hand would. */
  chooseOption(selector: string, value: string): Promise<void>;
  /** Gives a file's path to a file field. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** CSS pixels of the page, not of its window. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  /** A PNG of what is in view. */
  screenshot(): Promise<Buffer>;
  /** What went wrong in the page since it was last asked, as the console would say it. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that runs; each page of it is of a visitor of its own, without the others' cookies. */
export interface Browser {
  newVisit(): Promise<Driver>;
  stop(): Promise<void>;
}

export const browserNames = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];
