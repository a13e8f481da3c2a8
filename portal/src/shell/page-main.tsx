import { use, type ComponentProps } from 'react';
import { MainRenderContext, WithinMainContext } from '~/lib/main-render';

/** The element around a page. */
export const PageMain = import.meta.env.SSR ? RenderedMain : 'main';

/** On the server it may be there already, rendered for somebody else from the same data (kept-mains.server.ts). */
function RenderedMain({ children, ...attributes }: ComponentProps<'main'>) {
  const main = use(MainRenderContext);
  if (main?.kept !== undefined) return <main {...attributes} dangerouslySetInnerHTML={{ __html: main.kept }} />;
  return (
    <main {...attributes}>
      <WithinMainContext value={main}>{children}</WithinMainContext>
    </main>
  );
}
