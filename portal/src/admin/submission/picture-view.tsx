import { formatNumber } from '@scholars/contract/format';
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ScrollRegion } from '../parts/scroll-region';
import styles from './file-view.module.css';

/** How wide a picture is, in widths of its place. */
const scales = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
const wholeWidth = scales.indexOf(1);
const turnsOfCircle = 4;

interface Props {
  name: string;
  content: Blob;
  /** Further buttons. */
  children: ReactNode;
}

/** A picture that can be made larger and turned, as a passport that was photographed from the side needs it. */
export function PictureView({ name, content, children }: Props): ReactNode {
  const t = useText('records');
  const { locale } = useLocale();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(wholeWidth);
  const [quarters, setQuarters] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const scale = scales[size] ?? 1;

  // A canvas is the browser's own surface. Turned in there, a picture takes just the room that it shows.
  useEffect(() => {
    let isHere = true;
    createImageBitmap(content).then(
      (picture) => {
        if (isHere && canvas.current) drawTurned(canvas.current, picture, quarters);
        picture.close();
      },
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [content, quarters]);

  return (
    <>
      <div className={styles.tools}>
        <Button size="small" disabled={size === 0} onClick={() => setSize(size - 1)}>
          {t('file.smaller')}
        </Button>
        <span role="status" className={styles.scale}>
          {formatNumber(scale, locale, { style: 'percent' })}
        </span>
        <Button size="small" disabled={size === scales.length - 1} onClick={() => setSize(size + 1)}>
          {t('file.larger')}
        </Button>
        <Button size="small" onClick={() => setQuarters((quarters + 1) % turnsOfCircle)}>
          {t('file.turn')}
        </Button>
        {children}
      </div>
      {hasFailed ? (
        <p role="alert">{t('file.unreadable')}</p>
      ) : (
        <ScrollRegion name={name} className={styles.place}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={name}
            className={styles.picture}
            style={{ inlineSize: `${scale * 100}%` }}
          />
        </ScrollRegion>
      )}
    </>
  );
}

/** Draws a picture in its full resolution, turned clockwise by quarters of a circle. */
function drawTurned(canvas: HTMLCanvasElement, picture: ImageBitmap, quarters: number): void {
  const { width, height } = picture;
  const isOnItsSide = quarters % 2 === 1;
  canvas.width = isOnItsSide ? height : width;
  canvas.height = isOnItsSide ? width : height;
  const surface = canvas.getContext('2d');
  if (!surface) return;
  surface.translate(canvas.width / 2, canvas.height / 2);
  surface.rotate((quarters * 2 * Math.PI) / turnsOfCircle);
  surface.drawImage(picture, -width / 2, -height / 2);
}
