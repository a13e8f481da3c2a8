/** What the fields of a form are drawn from. */
export interface FieldSource {
  errorOf(name: string): string | undefined;
  /** What to fill a control with: what was typed before the page came back, or what the page knows. */
  valueOf(name: string): string | undefined;
}
