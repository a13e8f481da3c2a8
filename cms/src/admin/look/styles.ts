import quiet from './quiet.css?inline';
import texts from './texts.css?inline';

/** Strapi's page links no stylesheet of ours, so they are put into it. */
export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = quiet + texts;
  document.head.append(style);
}
