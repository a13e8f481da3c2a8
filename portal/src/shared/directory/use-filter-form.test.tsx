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

const Boxes = () => ['1', '2'].map((value) => <input key={value} id={value} type="checkbox" name="ta" value={value} />);

/** Those that are ticked. */
const tickedBoxes = () => [...document.querySelectorAll('input:checked')].map((box) => box.id).join();

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
      ticked[chosen.join()] = tickedBoxes();
    });
    return (
      <form ref={ref} onSubmit={onSubmit} onChange={onChange}>
        <Boxes />
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
        <Boxes />
      </form>
    );
  }
  const { router, root } = show(List, ({ request }) => new URL(request.url).searchParams.getAll('ta'));
  await vi.waitUntil(() => appeared.includes(''));
  document.querySelector<HTMLInputElement>('[id="2"]')!.checked = true;
  await router.navigate('/en/opportunities?ta=1');
  await vi.waitUntil(() => appeared.includes('1'));
  expect(tickedBoxes()).toBe('2');
  await router.navigate(second);
  await vi.waitUntil(() => appeared.includes('1,2'));
  expect(tickedBoxes()).toBe('1,2');
  root.unmount();
});

test('whoever goes back before either of two choices is shown has neither ticked', async () => {
  let letSecondCome = () => {};
  const second = new Promise<void>((resolve) => (letSecondCome = resolve));
  let appeared = 0;

  function List() {
    const chosen = useLoaderData<string[]>();
    const { ref, onSubmit, onChange } = useFilterForm(definition, { values: { ta: chosen }, sort: '', page: 1 });
    useEffect(() => void (appeared += 1));
    return (
      <form ref={ref} onSubmit={onSubmit} onChange={onChange}>
        <Boxes />
      </form>
    );
  }
  const { router, root } = show(List, async ({ request }) => {
    const chosen = new URL(request.url).searchParams.getAll('ta');
    if (chosen.length === 2) await second;
    return chosen;
  });
  await vi.waitUntil(() => appeared > 0);

  // The address has the first choice, the page does not show it yet.
  const stop = router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.search !== '?ta=1') return;
    stop();
    queueMicrotask(() => {
      document.getElementById('2')?.click();
      void router.navigate(-1);
    });
  });
  document.getElementById('1')?.click();
  await vi.waitUntil(() => router.state.location.search === '' && router.state.navigation.state === 'idle');
  await vi.waitUntil(() => tickedBoxes() === '');
  letSecondCome();
  root.unmount();
});
