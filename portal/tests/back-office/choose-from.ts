import { expect } from 'vitest';
import { settled } from './open-back-office';

/** Chooses what begins with these words, from the list of that name. */
export async function chooseFrom(label: string, words: string): Promise<void> {
  const box = () => document.querySelector(`input[aria-label="${label}"]`)?.closest('.ant-select-selector');
  await settled(() => expect(box()).toBeTruthy());
  box()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  const option = () =>
    [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(({ textContent }) =>
      textContent?.startsWith(words),
    );
  await settled(() => expect(option()).toBeDefined());
  option()?.click();
}
