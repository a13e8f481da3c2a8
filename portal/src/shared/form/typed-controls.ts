import { richHtmlName } from './rich-text-fields';

/* What is typed into a form and not sent yet: read from its controls, and put back into them. */

/**
 * What differs from the form as it came, by control; files cannot be kept.
 *
 * @param isWanted whether a control counts; all do where it is left out
 */
export function typedIn(
  form: HTMLFormElement,
  isWanted: (control: HTMLElement) => boolean = () => true,
): Record<string, string> {
  const base = baseOf(form);
  const values: Record<string, string> = base ? { base: base.value } : {};
  for (const control of controlsOf(form)) {
    if (isChanged(control) && isWanted(control)) values[nameOf(control)] = valueOf(control);
  }
  return values;
}

/** Whether anything differs from the form as it came. */
export function hasTyping(form: HTMLFormElement): boolean {
  return controlsOf(form).some(isChanged);
}

/**
 * Fills in as if it were typed, so that counters, the judging and editors see it; only what is as the server gave it.
 *
 * @returns whether anything differed
 */
export function putBack(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  const different = controlsOf(form).filter((control) => {
    const value = values[nameOf(control)];
    return value !== undefined && !isChanged(control) && valueOf(control) !== value;
  });
  // All of them before the first is told of: a rich text is two.
  for (const control of different) setValue(control, values[nameOf(control)] ?? '');
  const base = baseOf(form);
  if (different.length > 0 && base && values.base) base.value = values.base;
  for (const control of different) control.dispatchEvent(new Event('input', { bubbles: true }));
  return different.length > 0;
}

/** Of an entry, what it was when its form was filled: whoever goes on later changes that and nothing newer. */
function baseOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const control = form.elements.namedItem('base');
  return control instanceof HTMLInputElement ? control : undefined;
}

function setValue(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && isTick(control)) {
    control.checked = value === 'on';
    return;
  }
  // React watches the property of the element itself; the prototype's sets it unseen, and an event tells of it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  if (control.type === 'hidden') control.dataset.written = '';
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'file' && isTyped(form, element)) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

/** Of the hidden ones those of a rich text: of each there are two. */
function isTyped(form: HTMLFormElement, { type, name }: HTMLInputElement): boolean {
  return type !== 'hidden' || name.endsWith(richHtmlName('')) || form.elements.namedItem(richHtmlName(name)) !== null;
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** Boxes of a group have one name. */
function nameOf(control: Control): string {
  return control instanceof HTMLInputElement && isTick(control) ? `${control.name}=${control.value}` : control.name;
}

function valueOf(control: Control): string {
  return control instanceof HTMLInputElement && isTick(control) ? (control.checked ? 'on' : '') : control.value;
}

/** Whether a control differs from how it came. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  if (control instanceof HTMLInputElement && isTick(control)) return control.checked !== control.defaultChecked;
  // A hidden one's value is its attribute: it says of itself that it was written.
  if (control.type === 'hidden') return 'written' in control.dataset;
  return control.value !== control.defaultValue;
}
