const chosenLanguage = 'strapi-admin-language';

/**
 * Strapi says which language the desk speaks, and leaves its direction. A browser that speaks Arabic meets the desk in
 * Arabic.
 */
export function followLanguage(): void {
  const root = document.documentElement;
  if (localStorage.getItem(chosenLanguage) === null && navigator.language.startsWith('ar'))
    localStorage.setItem(chosenLanguage, 'ar');
  const turn = () => root.setAttribute('dir', root.lang === 'ar' ? 'rtl' : 'ltr');
  root.lang = localStorage.getItem(chosenLanguage) ?? 'en';
  turn();
  new MutationObserver(turn).observe(root, { attributeFilter: ['lang'] });
}
