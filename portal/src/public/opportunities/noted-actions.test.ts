// @vitest-environment jsdom
import { logUiAction } from '@scholars/contract/site';
import { parseWith } from '@scholars/contract/parse';
import { afterEach, expect, it, vi } from 'vitest';
import { noteActions } from './noted-actions';

const page =
  '<div data-action="apply"><a href="#apply"><b>Apply</b></a><p>Hint</p></div>' +
  '<form data-action="save"><button type="button">Save</button></form><a href="#more">More</a>';

/** Looks at a page in a browser that wants this, and presses things one after the other. */
async function press(wants: object, ...pressed: string[]): Promise<unknown[]> {
  const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
  vi.stubGlobal('navigator', { sendBeacon, doNotTrack: null, ...wants });
  document.body.innerHTML = page;
  const leaving = new AbortController();
  noteActions('an-id', leaving.signal);
  for (const name of pressed) document.querySelector<HTMLElement>(name)?.click();
  leaving.abort();
  document.querySelector('b')?.click();
  return Promise.all(
    sendBeacon.mock.calls.map(async ([url, body]) => [url, body.type, JSON.parse(await text(body)) as unknown]),
  );
}

/** jsdom's own has no `text()`. */
const text = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

afterEach(() => vi.unstubAllGlobals());

const noted = (action: string) => [
  logUiAction.path,
  'application/json',
  { action, target_type: 'opportunity', target_id: 'an-id' },
];

it('notes the look and each thing that is pressed, as the log takes it, until the page is left', async () => {
  const sent = await press({}, 'b', 'p', 'button', 'a[href="#more"]');
  expect(sent).toEqual([noted('view'), noted('apply'), noted('save')]);
  for (const one of sent) expect(parseWith(logUiAction.body, Array.isArray(one) ? one[2] : undefined).ok).toBe(true);
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('notes nothing for %o', async (wants) => {
  expect(await press(wants, 'b', 'button')).toEqual([]);
});
