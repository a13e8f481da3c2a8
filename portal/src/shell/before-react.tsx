import { useNonce } from '~/lib/nonce';
import frame from './frame-script.js?minified';
import menus from './menu-script.js?minified';

/** The frame's own script: theme, menus and what scrolling changes, whether or not React has started. */
export function BeforeReact() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `${frame}${menus}` }} />;
}
