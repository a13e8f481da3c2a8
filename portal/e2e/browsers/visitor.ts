import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './driver';

const doneWithinMs = 20_000;
const pauseMs = 50;
/** By which WebDriver names the keys that write nothing. */
const namedKeys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
type Key = keyof typeof namedKeys;

interface Place {
  x: number;
  y: number;
  /** What lies over it, if anything does. */
  coveredBy: string | null;
}

/** A person before a browser: they look, point, type and press keys; what is not there yet they wait for. */
export class Visitor {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a path of the site and waits until the page has loaded, with its letters: they move what lies below them. */
  async open(path: string): Promise<void> {
    await this.#driver.navigate(this.#origin + path);
    await this.until(`The letters of ${path} did not come`, () => this.ask(() => document.fonts.status === 'loaded'));
  }

  /** The path and query that the browser shows. */
  async address(): Promise<string> {
    return this.ask(() => location.pathname + location.search);
  }

  /** What a function says that runs in the page, with values that JSON can carry. */
  async ask<Values extends unknown[], Result>(question: (...values: Values) => Result, ...values: Values) {
    return this.until(`an answer to ${question.toString()}`, async () => ({
      answer: await this.#driver.evaluate<Awaited<Result>>(question.toString(), values),
    })).then(({ answer }) => answer);
  }

  /** The text of the first such element that can be seen, or nothing. */
  async read(selector: string): Promise<string> {
    return this.ask((wanted) => {
      const seen = [...document.querySelectorAll<HTMLElement>(wanted)].find(
        (element) => element.getClientRects().length > 0,
      );
      return seen?.innerText.trim() ?? '';
    }, selector);
  }

  /** How many such elements can be seen. */
  async count(selector: string): Promise<number> {
    return this.ask(
      (wanted) =>
        [...document.querySelectorAll(wanted)].filter((element) => element.getClientRects().length > 0).length,
      selector,
    );
  }

  /** What stands in a field. */
  async valueOf(selector: string): Promise<string> {
    return this.ask((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', selector);
  }

  /** Presses with the mouse on the first such element that can be seen, where nothing lies over it. */
  async click(selector: string, words?: string): Promise<void> {
    const { x, y } = await this.#find(selector, words);
    await this.#driver.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Types into a field, in place of what stands there. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.ask((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select?.(), selector);
    await this.write(text);
  }

  /** Types where the focus is. */
  async write(text: string): Promise<void> {
    await this.#strike([...text]);
  }

  async press(...keys: Key[]): Promise<void> {
    await this.#strike(keys.map((key) => namedKeys[key]));
  }

  /** Chooses an option of a `<select>`. */
  async choose(selector: string, value: string): Promise<void> {
    await this.#find(selector);
    await this.#driver.chooseOption(selector, value);
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    await this.until(`There is no ${selector}`, async () =>
      this.#driver.evaluate<boolean>('(wanted) => document.querySelector(wanted) !== null', [selector]),
    );
    await this.#driver.chooseFile(selector, path);
  }

  /** CSS pixels of the page. */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.#driver.resize(width, height);
    await this.until(`The page is not ${width} px wide`, () =>
      this.#driver.evaluate<boolean>('(width) => innerWidth === width', [width]),
    );
  }

  async back(): Promise<void> {
    await this.#driver.back();
  }

  /** Asks again and again until the answer is one. @throws with these words, and the last error, where none comes */
  async until<Answer>(words: string, ask: () => Promise<Answer | null | undefined | false>): Promise<Answer> {
    const deadline = Date.now() + doneWithinMs;
    let problem: unknown;
    for (;;) {
      try {
        const answer = await ask();
        if (answer) return answer;
      } catch (error) {
        // The page was on its way to another; or the question is wrong, which the last answer tells.
        problem = error;
      }
      if (Date.now() > deadline) throw new Error(words, { cause: problem });
      await pause(pauseMs);
    }
  }

  async #strike(keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#driver.perform({ type: 'key', id: 'keys', actions });
  }

  /** The middle of an element, once it rests and can be reached. */
  async #find(selector: string, words?: string): Promise<Place> {
    let before: Place | null = null;
    return this.until(`Nothing to press: ${selector} ${words ?? ''}`, async () => {
      const now = await this.#driver.evaluate<Place | null>(placeOf.toString(), [selector, words ?? null]);
      const hasMoved = !now || !before || now.x !== before.x || now.y !== before.y;
      before = now;
      if (hasMoved) return null;
      if (now.coveredBy !== null) throw new Error(`It lies under ${now.coveredBy}`);
      return now;
    });
  }
}

/** Run in the page: where an element is, brought into view if it is not; by its words or its name, if they are given. */
function placeOf(selector: string, words: string | null): Place | null {
  const isMeant = (element: HTMLElement) =>
    element.getClientRects().length > 0 &&
    (words === null ||
      element.innerText.replace(/\s+/g, ' ').trim() === words ||
      element.getAttribute('aria-label') === words);
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(isMeant);
  if (!element) return null;
  const middle = () => {
    const { x, y, width, height } = element.getClientRects()[0] as DOMRect;
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const isOver = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    const isOf = hit && (element.contains(hit) || hit.closest('label')?.control === element);
    return isOf ? null : (hit?.outerHTML.slice(0, 120) ?? 'the edge of the window');
  };
  let place = middle();
  if (isOver(place) !== null) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    place = middle();
  }
  return { ...place, coveredBy: isOver(place) };
}
