import { useText } from '~/i18n/use-text';
import { Notice } from '~/ui/notice';

/** The failure dialog's words above a form that came back without script. */
export function FailureNotice({ text }: { text: string }) {
  const t = useText('submission-form');
  return (
    <Notice tone="danger" title={t('failure.title')} live="assertive">
      <p>{text}</p>
    </Notice>
  );
}
