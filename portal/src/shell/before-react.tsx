import { useNonce } from '~/lib/document-context';
import frame from './frame-script.js?minified';
import menus from './menu-script.js?minified';

// In the browser it has run before React sees it, and a script that React makes would not run: there it needs no text.
const source = import.meta.env.SSR ? `${frame}${menus}` : '';

/** The frame's own script: theme, menus and what scrolling changes, whether or not React has started. */
export function BeforeReact() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
