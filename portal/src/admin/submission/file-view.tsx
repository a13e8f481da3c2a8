import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useKeys } from '../keys/use-keys';
import { focusOnce } from '../parts/focus-once';
import styles from './file-view.module.css';
import { PictureView } from './picture-view';

const pictures: readonly string[] = ['image/jpeg', 'image/png'];
const pdf = 'application/pdf';

/** Whether a file can be looked at on the page: a picture, and a PDF where the browser has a viewer of its own. */
export function isShowable(type: string): boolean {
  return pictures.includes(type) || (type === pdf && navigator.pdfViewerEnabled === true);
}

interface Props {
  name: string;
  content: Blob;
  onSave: () => void;
  onClose: () => void;
}

/** A private file beside the data: a picture, which can be made larger and turned, or a PDF in the browser's viewer. */
export function FileView({ name, content, onSave, onClose }: Props): ReactNode {
  const t = useText('records');
  useKeys({ Escape: onClose });
  const buttons = (
    <>
      <Button size="small" onClick={onSave}>
        {t('file.save')}
      </Button>
      <Button size="small" ref={focusOnce} onClick={onClose}>
        {t('file.close')}
      </Button>
    </>
  );
  return (
    <section className={styles.view} aria-label={name}>
      {content.type === pdf ? (
        <>
          <div className={styles.tools}>{buttons}</div>
          <PdfPages name={name} content={content} />
        </>
      ) : (
        <PictureView name={name} content={content}>
          {buttons}
        </PictureView>
      )}
    </section>
  );
}

function PdfPages({ name, content }: Pick<Props, 'name' | 'content'>): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  // An address within this page alone, which is good while it is shown. Browsers' viewers open with the page, without their index.
  useEffect(() => {
    const url = URL.createObjectURL(content);
    if (frame.current) frame.current.src = `${url}#navpanes=0&pagemode=none&view=FitH`;
    return () => URL.revokeObjectURL(url);
  }, [content]);
  return <iframe ref={frame} className={styles.pdf} title={name} />;
}
