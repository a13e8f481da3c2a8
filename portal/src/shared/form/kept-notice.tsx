import { useText } from '~/i18n/use-text';
import { Notice } from '~/ui/notice';
import type { FileNames } from './chosen-files';

interface Props {
  /** Whether something that was typed is there again. */
  isRestored: boolean;
  /** The files that have to be chosen again. */
  missing?: FileNames;
}

/** Says what of a form is there again, and what is not. */
export function KeptNotice({ isRestored, missing = {} }: Props) {
  const t = useText('account');
  const files = Object.entries(missing);
  if (!isRestored && files.length === 0) return null;
  return (
    <Notice live="polite">
      {isRestored && <p>{t('kept.restored')}</p>}
      {files.map(([control, name]) => (
        <p key={control}>{t('kept.file', { name })}</p>
      ))}
    </Notice>
  );
}
