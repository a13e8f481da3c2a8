import { formatPercent } from '@scholars/contract/format';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './my-profile.module.css';
import { cropSquare, croppedFile, cropWithin, movedBy, wholeCrop, zoomMax, type Crop } from './photo-crop';

interface Props {
  /** The picture as it was chosen. */
  file: File;
  /** Takes what is to be sent; the file itself where the browser cannot open it, so that it is refused as what it is. */
  onCrop(file: File): void;
}

const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const zooms: Readonly<Record<string, number>> = { '+': 0.1, '=': 0.1, '-': -0.1, '−': -0.1 };

/** Which square of a photo is kept, by pointer and by keyboard. It is the preview as well. */
export function PhotoCropper({ file, onCrop }: Props) {
  const t = useText('my-profile');
  const { locale } = useLocale();
  const hint = useId();
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [crop, setCrop] = useState(wholeCrop);

  // The address of a file is the browser's, and is given back.
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  function keep(next: Crop) {
    setCrop(next);
    if (image.current) onCrop(croppedFile(image.current, next, file));
  }

  function opened({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
    setSize({ width, height });
    keep(wholeCrop);
  }

  function press(event: KeyboardEvent) {
    const move = moves[event.key];
    const zoom = zooms[event.key];
    if (!size || event.ctrlKey || event.metaKey || event.altKey || (!move && zoom === undefined)) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.02;
    if (move) keep(movedBy(crop, move[0] * step, move[1] * step, size));
    else keep(cropWithin({ ...crop, zoom: crop.zoom + (zoom ?? 0) }, size));
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!size || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const side = event.currentTarget.clientWidth;
    setCrop(movedBy(crop, event.movementX / side, event.movementY / side, size));
  }

  const square = size && cropSquare(crop, size);
  const percent = (value: number) => formatPercent(Math.round(value * 100), locale);
  return (
    <div className={styles.crop}>
      <p id={hint} className={styles.cropHint}>
        {t('crop.hint')}
      </p>
      {/* Arrows and signs are its own: a reader of screens hands them on to an application, which the lint does not know. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as said */}
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said
        tabIndex={0}
        aria-label={t('crop.label')}
        aria-describedby={hint}
        className={styles.cropFrame}
        // Left and right are the picture's, in every language.
        dir="ltr"
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onPointerUp={() => keep(crop)}
      >
        <img
          ref={image}
          alt=""
          draggable={false}
          onLoad={(event) => opened(event.currentTarget)}
          onError={() => onCrop(file)}
          style={
            size &&
            square && {
              inlineSize: `${(size.width / square.side) * 100}%`,
              transform: `translate(${(-square.left / size.width) * 100}%, ${(-square.top / size.height) * 100}%)`,
            }
          }
        />
      </div>
      <label className={styles.cropZoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={0.1}
          value={crop.zoom}
          onChange={(event) => size && keep(cropWithin({ ...crop, zoom: Number(event.currentTarget.value) }, size))}
          aria-valuetext={percent(crop.zoom)}
        />
      </label>
      <p role="status" className="visually-hidden">
        {size && t('crop.now', { zoom: percent(crop.zoom), across: percent(crop.x), down: percent(crop.y) })}
      </p>
    </div>
  );
}
