import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCameWithDocument, useHydrated } from './use-hydrated';

function Part() {
  return `${useCameWithDocument() ? 'came with the document' : 'was put in'}, ${useHydrated() ? 'hydrated' : 'waiting'}`;
}

test('what came with the document goes on saying so once React has taken it over', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Part />);
  expect(box.textContent).toBe('came with the document, waiting');
  const root = await act(() => hydrateRoot(box, <Part />));
  expect(box.textContent).toBe('came with the document, hydrated');
  act(() => root.unmount());
});

test('what a navigation within the site puts in says so from the beginning', () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  act(() => root.render(<Part />));
  expect(box.textContent).toBe('was put in, hydrated');
  act(() => root.unmount());
});
