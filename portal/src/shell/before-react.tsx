import { useNonce } from '~/lib/nonce';
import source from './frame-script.js?raw';

/** The frame's own script: theme, menus and what scrolling changes, whether or not React has started. */
export function BeforeReact() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
