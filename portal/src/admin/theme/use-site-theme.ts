import { useSyncExternalStore } from 'react';

export type ShownTheme = 'light' | 'dark';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/**
 * The theme that the page shows: what the person chose, else what the device prefers. It follows the site's own switch.
 */
export function useSiteTheme(): ShownTheme {
  return useSyncExternalStore(subscribe, readShownTheme);
}

export function readShownTheme(): ShownTheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = systemDark();
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
