import { expect, test } from 'vitest';
import { unmarkRootStyles } from './root-styles';

test("the frame's stylesheet has its plain address in the list of routes; others keep their mark", () => {
  const routes = (frame: string) =>
    JSON.stringify({ root: { css: [frame] }, page: { css: [frame, '/assets/date-b.css#'] } });
  expect(unmarkRootStyles(routes('/assets/base-a.css#'))).toBe(routes('/assets/base-a.css'));
});

test('a list without the mark stops the build', () => {
  expect(() => unmarkRootStyles('{"root":{"css":["/assets/base-a.css"]}}')).toThrow('does not mark');
});
