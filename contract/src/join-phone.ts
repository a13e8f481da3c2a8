/** Joins what a form asks in two controls into the wire's one field; '' when there is no number. */
export function joinPhone(dialingCode: string, number: string): string {
  const digits = number.trim();
  return digits === '' ? '' : `${dialingCode.trim()} ${digits}`;
}
