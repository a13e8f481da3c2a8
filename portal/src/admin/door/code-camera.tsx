import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './door.module.css';

/** As browsers have it that read codes; TypeScript does not know it yet. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type CodeDetectorClass = new (options: { formats: string[] }) => CodeDetector;

const lookEveryMs = 250;
// A badge stays in sight for a while after it was read.
const sameForMs = 4000;

function detectorClass(): CodeDetectorClass | undefined {
  return (window as { BarcodeDetector?: CodeDetectorClass }).BarcodeDetector;
}

/** Reads codes of badges by the camera, where the browser can; elsewhere it says that they are typed. */
export function CodeCamera({ onCode }: { onCode: (code: string) => void }): ReactNode {
  const t = useText('door');
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!detectorClass() || !navigator.mediaDevices) return <p className={styles.hint}>{t('camera.none')}</p>;
  return (
    <div>
      <Button size="large" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {t(isOn ? 'camera.stop' : 'camera.start')}
      </Button>
      {isOn && !hasFailed && <Picture onCode={onCode} onFailure={() => setFailed(true)} />}
      {hasFailed && (
        <p role="alert" className={styles.hint}>
          {t('camera.refused')}
        </p>
      )}
    </div>
  );
}

interface PictureProps {
  onCode: (code: string) => void;
  onFailure: () => void;
}

function Picture({ onCode, onFailure }: PictureProps): ReactNode {
  const t = useText('door');
  const video = useRef<HTMLVideoElement>(null);
  const tellCode = useEffectEvent(onCode);
  const tellFailure = useEffectEvent(onFailure);

  // The camera is the device's: it is let go with the picture.
  useEffect(() => {
    const Detector = detectorClass();
    const { current } = video;
    if (!Detector || !current) return undefined;
    const detector = new Detector({ formats: ['qr_code'] });
    let stream: MediaStream | undefined;
    let isHere = true;
    let last = { code: '', at: 0 };
    const letGo = () => stream?.getTracks().forEach((track) => track.stop());

    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then((given) => {
        stream = given;
        if (!isHere) return letGo();
        current.srcObject = given;
        return current.play();
      })
      .catch(() => isHere && tellFailure());

    const timer = window.setInterval(() => {
      if (current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      void detector.detect(current).then(
        ([found]) => {
          const code = found?.rawValue ?? '';
          if (!isHere || code === '' || (code === last.code && Date.now() - last.at < sameForMs)) return;
          last = { code, at: Date.now() };
          tellCode(code);
        },
        // A picture that cannot be read is followed by the next.
        () => undefined,
      );
    }, lookEveryMs);

    return () => {
      isHere = false;
      window.clearInterval(timer);
      letGo();
    };
  }, []);

  return <video ref={video} className={styles.picture} muted playsInline aria-label={t('camera.picture')} />;
}
