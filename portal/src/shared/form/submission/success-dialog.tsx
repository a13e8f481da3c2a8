import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { SuccessWords } from './success-words';

interface Props {
  open: boolean;
  thanks: string;
  reference: string;
  /** Closing in any way leads to the home page (spec §4). */
  onClose: () => void;
}

export function SuccessDialog({ open, thanks, reference, onClose }: Props) {
  const t = useText('submission-form');
  return (
    <Dialog
      open={open}
      tone="success"
      title={t('success.title')}
      onClose={onClose}
      actions={
        <Button type="button" onClick={onClose}>
          {t('success.home')}
        </Button>
      }
    >
      <SuccessWords thanks={thanks} reference={reference} />
    </Dialog>
  );
}
