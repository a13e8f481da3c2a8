/**
 * Leads into what appears by a press: given as `ref`. One function, so that React calls it when the field appears and
 * not again.
 */
export function focusOnce(field: { focus: () => void } | null): void {
  field?.focus();
}
