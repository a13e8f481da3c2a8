/**
 * antd writes some style elements itself, without the nonce that `ConfigProvider csp` gives to the others
 * (scroll bar measuring, scroll lock), and the page's policy refuses those. So every style element that is
 * made in the back office gets the page's nonce. Imported before antd.
 */
export const pageNonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? undefined;

if (pageNonce) {
  const createElement = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (name.toLowerCase() === 'style') element.setAttribute('nonce', pageNonce);
    return element;
  };
}
