/** The seconds that an answer's `Retry-After` asks for. A date, which none of ours has, is no number of them. */
export function readRetryAfter(header: string | null | undefined): number | undefined {
  return header && /^\d+$/.test(header) ? Number(header) : undefined;
}
