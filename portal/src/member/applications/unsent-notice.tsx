import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';

/** Why nothing was sent. The button that was pressed stands far below. */
export function UnsentNotice({ children }: { children: string }) {
  const notice = useFocusOnNew<HTMLDivElement>(children);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="warning" live="assertive">
        <p>{children}</p>
      </Notice>
    </div>
  );
}
