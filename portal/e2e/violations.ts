import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A page reads this in half the time of what `axe.source` is. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Marks the texts whose contrast axe measures; nothing of the product asks for it. */
const mark = 'data-measured';

/** axe's own (its doc/check-options.md) but for two, for which it would say "cannot tell" of every card and of every figure. */
const contrastOptions = {
  ignoreUnicode: true,
  ignoreLength: true,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/** What axe finds on the page as it stands, by all of its rules or some: the rule and where it is broken. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(settle);
  // No page has frames, and each is given axe once.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(
      ({ options, selector }) =>
        window.axe.configure({
          checks: [{ id: 'color-contrast', options }],
          rules: [{ id: 'color-contrast', selector }],
        }),
      { options: contrastOptions, selector: `[${mark}]` },
    );
  }
  await page.evaluate(markTexts, mark);
  return page.evaluate(look, { rules, mark });
}

/**
 * React answers a change of theme, and a list that closes, after the frame that tells it. What is on its way from one
 * state to the other is nobody's to read: it is taken to its end, which what is out of sight may never come to by itself.
 * What moves without end, as a skeleton does, has no state to come to.
 */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet++) {
    await new Promise(requestAnimationFrame);
    // Where the machine is busy, Chromium sometimes forgets one that has no time to come by.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    // The browser puts off the style of what is out of sight, and begins to change it once somebody asks.
    for (const element of document.querySelectorAll('*')) getComputedStyle(element).getPropertyValue('color');
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (const one of moving) one.finish();
    if (moving.length) quiet = -1;
  }
}

/** In the page: what axe finds, of contrast in the texts that are marked. Their marks are gone after it. */
async function look({ rules, mark }: { rules: string[] | undefined; mark: string }): Promise<string[]> {
  // axe takes a text whose beginning looks otherwise alone than in its word for a picture, and measures no contrast of it:
  // every Arabic one. Here is no font of pictures.
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    fillText.call(this, text.charAt(0), ...place);
  };
  // Of what passes nothing is told, which takes most of the time.
  const { violations } = await window.axe.run({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  for (const text of document.querySelectorAll(`[${mark}]`)) text.removeAttribute(mark);
  CanvasRenderingContext2D.prototype.fillText = fillText;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * In the page: marks the first and the last of the texts that have one colour, size and weight on the same backgrounds.
 * axe takes milliseconds for each and would find the same of all; one of the two may lie where it cannot tell what is
 * behind it. What lies outside the flow, on a background of something else, is like nothing but what it holds.
 */
function markTexts(mark: string): void {
  const behind = new Map<Element, string>();
  const backgroundsOf = (element: Element | null): string => {
    if (!element) return '';
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element);
    const place = ['absolute', 'fixed', 'sticky'].includes(position) ? behind.size : '';
    const all = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, place].join(' ');
    const found = `${all}\n${backgroundsOf(element.parentElement)}`;
    behind.set(element, found);
    return found;
  };
  const kinds = new Map<string, HTMLElement[]>();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!(isText || element.matches('input, select, textarea')) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const kind = [color, fontSize, fontWeight, textShadow, backgroundsOf(element)].join('\n');
    const alike = kinds.get(kind);
    if (alike) alike.push(element);
    else kinds.set(kind, [element]);
  }
  for (const alike of kinds.values()) for (const text of [alike[0], alike.at(-1)]) text?.setAttribute(mark, '');
}
