import type { ReduxMiddleware } from '../redux-middleware';

/** What Strapi's desk calls the choice of light or dark. */
const chosenTheme = 'STRAPI_THEME';

/**
 * Strapi colours what it draws itself, and leaves to the browser what that draws: the clock of a time, the bars of a
 * long list. In the dark they were dark on dark.
 */
export function followTheme(): void {
  show(localStorage.getItem(chosenTheme));
}

/** Follows a choice that is made while the desk is open. */
export const noteTheme: () => ReduxMiddleware<unknown> = () => () => (next) => (action) => {
  if (action.type === 'admin/setAppTheme') show(action.payload);
  return next(action);
};

/** What is neither is the system's. */
function show(theme: unknown): void {
  document.documentElement.style.colorScheme = theme === 'dark' || theme === 'light' ? theme : 'light dark';
}
