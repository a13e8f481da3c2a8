/**
 * Run in a page: has its window keep what goes wrong in it, for `takeFromPage`. Where the browser's own console can be
 * heard, only what a policy refused is missing there; it is told to the console.
 */
export function listenInPage(): void {
  const target = window as Window & { heardErrors?: string[] };
  if (target.heardErrors) return;
  const heard: string[] = [];
  target.heardErrors = heard;
  const said = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(' '));
    said(...words);
  };
  window.addEventListener('error', ({ message }) => {
    // A picture or a script that did not come has no message; the pages' own checks see it.
    if (message) heard.push(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The policy ${violatedDirective} refuses ${blockedURI}`),
  );
}

/** Run in a page: what was kept since it was last asked. */
export function takeFromPage(): string[] {
  return (window as Window & { heardErrors?: string[] }).heardErrors?.splice(0) ?? [];
}
