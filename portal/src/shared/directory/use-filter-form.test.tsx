import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider, useLoaderData, type LoaderFunction } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import type { ListDefinition } from './list-query';
import { useFilterForm } from './use-filter-form';

const definition: ListDefinition = {
  path: '/opportunities',
  filters: [{ name: 'ta', isMany: true }],
  defaultSort: 'newest',
  sorts: ['newest'],
};

beforeEach(() => window.history.replaceState(null, '', '/en/opportunities'));

function show(Component: () => ReactNode, loader: LoaderFunction) {
  const router = createBrowserRouter([{ path: '/en/opportunities', Component, loader }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <I18nextProvider i18n={createTexts('en', {})}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { router, root };
}

test('a second choice stays as it is while the page of the first appears, however soon its own is there', async () => {
  let letSecondCome = () => {};
  const second = new Promise<void>((resolve) => (letSecondCome = resolve));
  /** The boxes that are ticked, by those that the page is of. */
  const ticked: Record<string, string> = {};

  function List() {
    const chosen = useLoaderData<string[]>();
    const { ref, onSubmit, onChange } = useFilterForm(definition, { values: { ta: chosen }, sort: '', page: 1 });
    // The second's page comes at the very moment in which the first's has appeared.
    useLayoutEffect(() => {
      if (chosen.length === 1) letSecondCome();
    });
    useEffect(() => {
      ticked[chosen.join()] = [...document.querySelectorAll('input:checked')].map((box) => box.id).join();
    });
    return (
      <form ref={ref} onSubmit={onSubmit} onChange={onChange}>
        {['1', '2'].map((value) => (
          <input key={value} id={value} type="checkbox" name="ta" value={value} />
        ))}
      </form>
    );
  }
  const loader: LoaderFunction = async ({ request }) => {
    const chosen = new URL(request.url).searchParams.getAll('ta');
    if (chosen.length === 2) await second;
    return chosen;
  };
  const { router, root } = show(List, loader);
  await vi.waitUntil(() => ticked[''] !== undefined);

  // The address has the first choice, the page does not show it yet.
  const stop = router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.search !== '?ta=1') return;
    stop();
    queueMicrotask(() => document.getElementById('2')?.click());
  });
  document.getElementById('1')?.click();
  await vi.waitUntil(() => ticked['1,2'] !== undefined);
  expect(ticked).toEqual({ '': '', '1': '1,2', '1,2': '1,2' });
  root.unmount();
});

test('a page that appears when the address has gone on takes no choice back', async () => {
  const second = '/en/opportunities?ta=1&ta=2';
  const appeared: string[] = [];

  function List() {
    const chosen = useLoaderData<string[]>();
    useLayoutEffect(() => {
      if (chosen.length === 1) window.history.replaceState(window.history.state, '', second);
    });
    const { ref } = useFilterForm(definition, { values: { ta: chosen }, sort: '', page: 1 });
    useEffect(() => void appeared.push(chosen.join()));
    return (
      <form ref={ref}>
        {['1', '2'].map((value) => (
          <input key={value} id={value} type="checkbox" name="ta" value={value} />
        ))}
      </form>
    );
  }
  const { router, root } = show(List, ({ request }) => new URL(request.url).searchParams.getAll('ta'));
  const ticked = () => [...document.querySelectorAll('input:checked')].map((box) => box.id).join();
  await vi.waitUntil(() => appeared.includes(''));
  document.querySelector<HTMLInputElement>('[id="2"]')!.checked = true;
  await router.navigate('/en/opportunities?ta=1');
  await vi.waitUntil(() => appeared.includes('1'));
  expect(ticked()).toBe('2');
  await router.navigate(second);
  await vi.waitUntil(() => appeared.includes('1,2'));
  expect(ticked()).toBe('1,2');
  root.unmount();
});
