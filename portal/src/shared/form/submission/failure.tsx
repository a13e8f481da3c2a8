import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';

/** 'Submission Failed' with 'Try Again', which closes it (spec §8). Everything typed is still there. */
export function FailureDialog({ open, text, onClose }: { open: boolean; text: string; onClose: () => void }) {
  const t = useText('submission-form');
  return (
    <Dialog
      open={open}
      tone="danger"
      title={t('failure.title')}
      onClose={onClose}
      actions={
        <Button type="button" onClick={onClose}>
          {t('failure.tryAgain')}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** The same words above a form that came back without script. */
export function FailureNotice({ text }: { text: string }) {
  const t = useText('submission-form');
  return (
    <Notice tone="danger" title={t('failure.title')} live="assertive">
      <p>{text}</p>
    </Notice>
  );
}
