import { memo, type RefObject } from 'react';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  name: string;
  /** At first; what it is later is set at the control. */
  first: string;
  /** Whether somebody has typed what it has at first. */
  isWritten?: boolean;
}

/**
 * A hidden control that a script fills. Of these the value is the attribute, which React would write anew whenever it
 * draws what is around: so it is drawn once.
 */
export const HiddenControl = memo(function HiddenControl({ ref, name, first, isWritten = false }: Props) {
  return <input ref={ref} type="hidden" name={name} defaultValue={first} data-written={isWritten ? '' : undefined} />;
});
