import { useNonce } from '~/lib/document-context';
import frame from './frame-script.js?minified';
import language from './language-script.js?minified';
import menus from './menu-script.js?minified';
import worker from './worker-script.js?minified';

// In the browser it has run before React sees it, and a script that React makes would not run: there it needs no text.
const source = import.meta.env.SSR ? `${frame}${menus}${language}${import.meta.env.PROD ? worker : ''}` : '';

/** The frame's own script: theme, menus, the other language, what scrolling changes and the browser's own worker, whether or not React has started. */
export function BeforeReact() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
