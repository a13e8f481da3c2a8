import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  text: string;
  className?: string | undefined;
  /** In millimetres, as what is printed. */
  largest: number;
  smallest: number;
}

const stepMm = 0.25;

/**
 * A text as large as its box lets it be. Its size follows how the browser lays it out, in lengths of paper, so that it
 * is the same on the screen and in print.
 */
export function FittedText({ text, className, largest, smallest }: Props): ReactNode {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    let isHere = true;
    const fit = () => isHere && fitInto(current, largest, smallest);
    fit();
    // The letters may come later than the page.
    void document.fonts?.ready.then(fit);
    return () => {
      isHere = false;
    };
  }, [text, largest, smallest]);
  return (
    <p ref={box} className={className} dir="auto">
      <span>{text}</span>
    </p>
  );
}

/** Words are broken only where one is too long for its box at every size. */
function fitInto(box: HTMLElement, largest: number, smallest: number): void {
  for (const overflowWrap of ['normal', 'anywhere']) {
    box.style.overflowWrap = overflowWrap;
    for (let size = largest; size >= smallest; size -= stepMm) {
      box.style.fontSize = `${size}mm`;
      if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return;
    }
  }
}
